// From taps to one action: what is tapped narrows down what can be done; the first tap on an action selects it and shows
// what it costs, the second does it.

import { game } from './games/games.js';
import { draw, me, now, say } from './state.js';
import { w } from './words.js';

/** The kind of an action: the name of its variant. */
export const kindOf = (action) => (typeof action === 'string' ? action : Object.keys(action)[0]);

let known = { actions: null, ways: [] };

/** All that can be done: each action with its kind and the keys of the places that belong to it. */
export function ways() {
  const actions = now.match?.actions ?? [];
  if (known.actions !== actions) {
    known = { actions, ways: actions.map((way) => ({ ...way, id: JSON.stringify(way.action), kind: kindOf(way.action), keys: game().keys(way.action) })) };
  }
  return known.ways;
}

const fits = (way) => (now.kind === null || way.kind === now.kind) && now.places.every((key) => way.keys.includes(key));

let narrowed = { ways: null, by: null, left: [] };

/** What can be done with what is chosen so far. */
export function candidates() {
  const by = `${now.kind} ${now.places}`;
  if (narrowed.ways !== ways() || narrowed.by !== by) narrowed = { ways: ways(), by, left: ways().filter(fits) };
  return narrowed.left;
}

/** The chosen action. */
export const chosen = () => ways().find((way) => way.id === now.chosen) ?? null;

/** Forgets what was chosen. */
export function forget() {
  Object.assign(now, { places: [], kind: null, chosen: null, all: false, wide: false, tapped: null, odds: null });
}

/** Chooses an action, or does it if it was chosen already. */
export function choose(way) {
  if (now.chosen === way.id) {
    act();
    return;
  }
  now.chosen = way.id;
  now.refusal = null;
  now.odds = null;
  const question = game().question?.(way.action);
  if (question) {
    now.link.ask({ type: 'query', ...question }).then((reply) => {
      if (reply.type === 'reply' && now.chosen === way.id) now.odds = reply.odds;
      draw();
    });
  }
  say([way.text, way.waste].filter(Boolean).join('. '));
  draw();
}

/** If only one thing can be meant, it is chosen. */
function settle() {
  const left = candidates();
  const exact = left.length === 1 ? left[0] : game().meant?.(left, now.places);
  if (exact) choose(exact);
}

/** Keeps only actions of a kind. */
export function chooseKind(kind) {
  now.kind = kind;
  now.chosen = null;
  settle();
  draw();
}

/** Takes a tap on a thing with these keys, the nearest first. */
export function tap(keys) {
  now.refusal = null;
  const held = keys.find((key) => now.places.includes(key));
  const way = chosen();
  if (way && keys.some((key) => now.places.at(-1) === key && way.keys.includes(key))) {
    act();
    return;
  }
  now.tapped = keys;
  now.wide = false;
  now.chosen = null;
  const inside = candidates();
  const useful = (key, list) => list.some((one) => one.keys.includes(key));
  const narrower = keys.find((key) => !now.places.includes(key) && useful(key, inside) && inside.some((one) => !one.keys.includes(key)));
  const wider = keys.find((key) => useful(key, ways()));
  if (narrower) {
    now.places = [...now.places, narrower];
  } else if (held) {
    now.places = now.places.filter((key) => key !== held);
  } else if (wider) {
    now.kind = null;
    now.places = [wider];
  } else {
    now.kind = null;
    now.places = [];
    why(keys);
  }
  settle();
  draw();
}

/** Asks the rules why what was meant can't be done. */
async function why(keys) {
  const action = me() === null ? null : keys.map((key) => game().wish?.(key)).find(Boolean);
  if (!action) return;
  const answer = await now.link.ask({ type: 'why', action });
  if (answer.type === 'because' && !answer.legal && now.tapped === keys) refuse(answer);
  draw();
}

function refuse({ rule, text }) {
  now.refusal = { rule, text };
  say(`${w.refused}: ${text}`, true);
}

/** Does what is chosen. */
export async function act() {
  const way = chosen();
  if (!way || now.sending) return;
  now.sending = true;
  now.seen = now.log.length;
  now.fresh = false;
  // Where the answer comes at once, nothing has to be drawn before.
  const late = setTimeout(draw, 100);
  const answer = await now.link.ask({ type: 'do', on: now.link.seq, action: way.action });
  clearTimeout(late);
  now.sending = false;
  if (answer.type === 'refused') refuse(answer);
  else if (answer.type === 'stale') now.refusal = { rule: '', text: w.stale };
  else if (answer.type === 'error') now.refusal = { rule: '', text: answer.text };
  forget();
  draw();
}
