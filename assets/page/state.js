// What the page knows, and small things that every part of it needs.

import { h } from './dom.js';
import { MARKS } from './icons.js';
import { w } from './words.js';

/** Everything the page knows. */
export const now = {
  /** The connection, and whether it stands. */
  link: null, online: false,
  /** What the host said of itself, of the table, and of the match. */
  welcome: null, host: false, table: null, match: null, log: [], catalog: null, pieces: null,
  /** How many lines of the log the player has looked at, and whether there is news to show. */
  seen: null, fresh: false,
  /** What is chosen: keys of places, a kind of action, the action itself as JSON; and what was tapped last. */
  places: [], kind: null, chosen: null, all: false, wide: false, tapped: null,
  /** What the host said to it: a refusal, costs and odds. */
  refusal: null, sending: false, odds: null,
  chat: [], unread: 0, problem: null, gone: null,
  /** What has come of a sealed deal: `good`, `text`; empty while the file is on its way. */
  judged: null,
};

/** The own seat; null for a spectator. */
export const me = () => now.table?.seat ?? null;

/** The name of a seat. */
export const nameOf = (seat) => now.match?.seats[seat]?.name || w.seatNumber(seat + 1);

/** The mark of a seat in its colour. */
export const mark = (seat) => h('span', { class: `mark mark-${seat % 6}`, 'aria-hidden': 'true' }, MARKS[seat % 6]);

/** Whether the match waits for the own seat. */
export const isMine = (match = now.match) => Boolean(match?.started && !match.result && !match.ended && me() !== null && match.seats[me()]?.acts);

/** Whether the match has begun, though it may wait for a seat that is open again. */
export const hasBegun = () => Boolean(now.match?.started || now.log.length > 0);

/** Whether the table can be drawn: the match has begun, and the names of things are known. */
export const isReady = () => Boolean(now.match?.view && now.catalog && hasBegun());

/** Says something to those who can't see it. */
export function say(text, isUrgent = false) {
  document.getElementById(isUrgent ? 'alarm' : 'live').textContent = text;
}

const parts = [];
let waits = false;
let isPressed = false;

// What a finger rests on is not drawn again under it: the tap would be lost.
addEventListener('pointerdown', () => { isPressed = true; }, true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(() => { isPressed = false; if (waits) run(); }), true);

function run() {
  waits = false;
  for (const part of parts) part();
}

/** Names a part that is drawn again when something has changed. */
export const drawn = (part) => parts.push(part);

/** Draws everything again, once however many things have changed. */
export function draw() {
  if (waits) return;
  waits = true;
  queueMicrotask(() => waits && !isPressed && run());
}
