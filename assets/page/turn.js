// “Your turn”: a sound, a short buzz, the title of the page, and a notification where the browser lets the page.

import { w } from './words.js';

export const turn = { sound: true, notify: false };

let audio = null;

// A browser lets a page sound only after a touch.
addEventListener('pointerdown', () => {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume();
}, { passive: true });

/** Two short notes. */
function sound() {
  if (!turn.sound || audio?.state !== 'running') return;
  for (const [note, at] of [[660, 0], [880, 0.12]]) {
    const start = audio.currentTime + at;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = note;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.15, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}

/** Whether this browser can notify on this address at all. */
export const canNotify = () => 'Notification' in window && isSecureContext && Notification.permission !== 'denied';

/** Asks the browser for leave to notify; gives whether it has it. */
export async function wantNotifications() {
  turn.notify = canNotify() && (await Notification.requestPermission()) === 'granted';
  return turn.notify;
}

let last = 0;

/** Tells the player that their turn has come; several in a row are one. */
export function alarm(title, prompt) {
  const time = Date.now();
  if (time - last < 1500) return;
  last = time;
  sound();
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  if (turn.notify && document.hidden) {
    const note = new Notification(`${w.yourTurn} – ${title}`, { body: prompt, tag: 'turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}
