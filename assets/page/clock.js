// The clocks of a table: each message says what is left, and the page counts on by itself.

import { h } from './dom.js';
import { me, now, say } from './state.js';
import { w } from './words.js';

/** Less than this many milliseconds is low. */
const LOW = 30_000;

let heard = { at: 0, clocks: null };
let warned = false;

/** Takes in the clocks of a message; a table without a clock has none. */
export function hearClocks(clocks) {
  heard = { at: performance.now(), clocks: clocks ?? null };
}

/** The milliseconds that a seat has left; null where nobody counts them. */
function left(seat) {
  const clock = heard.clocks?.[seat];
  if (!clock) return null;
  return Math.max(0, clock.left - (clock.runs ? performance.now() - heard.at : 0));
}

/** Whether the match waits for a seat that has no time left. */
export const isOut = (seat) => Boolean(heard.clocks?.[seat]?.runs) && left(seat) === 0;

/** Time as a clock shows it: 9:05, 1:00:00. */
function face(time) {
  const seconds = Math.ceil(time / 1000);
  const two = (number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** The clock of a seat: read out when one comes to it, and not by itself. */
export function clock(seat) {
  const time = left(seat);
  if (time === null) return null;
  const digits = h('span', { 'data-clock': seat });
  const element = h('span', { class: 'clock', role: 'timer' }, h('span', { class: 'unseen' }, `${w.timeLeft}: `), digits);
  show(digits, seat, time);
  return element;
}

function show(digits, seat, time) {
  digits.textContent = face(time);
  digits.parentElement.classList.toggle('runs', heard.clocks[seat].runs);
  digits.parentElement.classList.toggle('low', time < LOW);
}

// Nothing else is drawn again: what a screen reader or a finger is at stays where it is.
setInterval(() => {
  for (const digits of document.querySelectorAll('[data-clock]')) {
    const seat = Number(digits.dataset.clock);
    const time = left(seat);
    if (time !== null) show(digits, seat, time);
  }
  const own = now.table && me() !== null ? left(me()) : null;
  const isLow = own !== null && own > 0 && own < LOW && heard.clocks[me()].runs;
  if (isLow && !warned) say(w.timeLow, true);
  warned = isLow;
}, 250);
