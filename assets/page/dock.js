// The lower edge: what to do now, what can be done, what it costs, and the main button.

import { act, candidates, choose, chooseKind, chosen, forget, tap, ways } from './choose.js';
import { isOut } from './clock.js';
import { h, put } from './dom.js';
import { game } from './games/games.js';
import { icon } from './icons.js';
import { openRule } from './sheets.js';
import { draw, drawn, isMine, isReady, me, nameOf, now } from './state.js';
import { w } from './words.js';

const dock = document.getElementById('dock');

/** So many actions are listed at once, the second if something is chosen already; more are grouped. */
const [FEW, NARROWED] = [3, 6];
/** A text with more letters is shortened while there is something to choose. */
const LONG = 170;
const FACINGS = { North: '↑', East: '→', South: '↓', West: '←' };

const price = (way) => (way.cost ? game().price?.(way.cost) : null);

function wayButton(way) {
  const held = now.chosen === way.id;
  return h('button', { type: 'button', 'aria-pressed': String(held), 'data-at': `way-${way.id}`, disabled: now.sending, onclick: () => choose(way) },
    price(way) && h('span', { class: 'cost' }, price(way).short), way.text);
}

function chip(at, text, count, onclick, said) {
  return h('button', { type: 'button', 'data-at': at, 'aria-label': said, onclick }, text, count > 1 && h('small', {}, ` ${count}`));
}

/** Groups of the actions left: by kind, or by the places in which they differ. */
function groups(left) {
  const count = (list) => list.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map());
  const kinds = count(left.map((way) => way.kind));
  if (kinds.size > 1) {
    return h('div', { class: 'chips' }, [...kinds].map(([kind, number]) => {
      const only = number === 1 && left.find((way) => way.kind === kind);
      return only ? chip(`way-${only.id}`, only.text, 1, () => choose(only)) : chip(`kind-${kind}`, w.kind[kind] ?? kind, number, () => chooseKind(kind));
    }));
  }
  const keys = count(left.flatMap((way) => way.keys.filter((key) => !now.places.includes(key))));
  const telling = [...keys].filter(([key, number]) => number < left.length && game().label(key));
  // The family of keys with the fewest members comes first: models before squares, squares before facings.
  const families = new Map();
  for (const [key, number] of telling) families.set(key[0], [...(families.get(key[0]) ?? []), [key, number]]);
  const [first] = [...families.values()].filter((family) => family.length > 1).sort((one, other) => game().rank(one[0][0]) - game().rank(other[0][0]));
  if (!first) return null;
  return h('div', { class: 'chips' }, first.map(([key, number]) =>
    chip(`key-${key}`, game().label(key), number, () => tap([key]), number === 1 ? left.find((way) => way.keys.includes(key)).text : undefined)));
}

/** The four facings as a compass, where nothing else is left to choose. */
function compass(left) {
  const facing = (way) => way.keys.find((key) => key.startsWith('f:'))?.slice(2);
  if (left.length < 2 || left.length > 4 || left.some((way) => !facing(way)) || new Set(left.map(facing)).size < left.length) return null;
  if (new Set(left.map((way) => way.keys.filter((key) => !key.startsWith('f:')).join())).size > 1) return null;
  return h('div', { class: 'compass', role: 'group', 'aria-label': w.facing },
    h('span', {}, w.facing),
    left.map((way) => h('button', { type: 'button', 'data-facing': facing(way), 'data-at': `way-${way.id}`, 'aria-label': way.text, 'aria-pressed': String(now.chosen === way.id), onclick: () => choose(way) }, FACINGS[facing(way)])));
}

function about() {
  const keys = now.tapped ?? [];
  const text = keys.map((key) => game().about?.(key)).find(Boolean);
  if (!text) return null;
  const isShort = !now.wide && candidates().length > 0 && text.text.join(' ').length > LONG;
  return h('section', { class: 'about', 'aria-label': text.title },
    text.emblem && h('div', { class: 'emblem-box' }, text.emblem),
    h('div', {}, h('h3', {}, text.title), text.facts && h('p', { class: 'muted small' }, text.facts),
      h('div', { class: isShort ? 'lines small short' : 'lines small' }, text.text.map((line) => h('p', {}, line))),
      isShort && h('button', { class: 'link small', type: 'button', 'data-at': 'more', onclick: () => { now.wide = true; draw(); } }, w.more)));
}

function refusal() {
  const { refusal: said } = now;
  if (!said) return null;
  return h('div', { class: 'error' }, h('p', {}, said.text), said.rule && h('button', { class: 'link', type: 'button', onclick: () => openRule(said.rule) }, w.rule(said.rule)));
}

function cost() {
  const way = chosen();
  if (!way) return null;
  const cost = price(way);
  return [
    cost && h('div', { class: 'price' }, h('p', {}, h('b', {}, w.cost, ': '), cost.long), cost.reasons.map((reason) => h('p', { class: 'muted' }, reason))),
    way.waste && h('div', { class: 'price waste' }, h('p', {}, h('b', {}, w.warning, ': '), way.waste)),
    now.odds && h('div', { class: 'price' }, game().odds(now.odds)),
  ];
}

function asks() {
  return (now.match.asks ?? []).map((ask) => {
    const answer = (yes) => now.link.ask({ type: 'answer', ask: ask.ask, yes }).then(draw);
    const isOwn = ask.by === me();
    if (!isOwn && !ask.waits_for.includes(me())) return null;
    return h('div', { class: 'ask', role: 'group', 'aria-label': ask.text },
      h('p', {}, ask.text, isOwn && h('span', { class: 'muted' }, ` ${w.waitsFor(ask.waits_for.map(nameOf).join(', '))}`)),
      isOwn
        ? h('button', { type: 'button', 'data-at': `no-${ask.ask}`, onclick: () => answer(false) }, w.withdraw)
        : h('div', { class: 'foot-row' },
          h('button', { type: 'button', 'data-at': `yes-${ask.ask}`, onclick: () => answer(true) }, w.yes),
          h('button', { type: 'button', 'data-at': `no-${ask.ask}`, onclick: () => answer(false) }, w.no)));
  });
}

/** What there is to say about time: a bot that plays for this player, and players who are out of time. */
function time() {
  if (me() === null || now.match.result || now.match.ended) return null;
  const ask = (what, extra) => now.link.ask({ type: 'ask', what, ...extra }).then((answer) => {
    if (answer.type !== 'ok') now.refusal = { rule: '', text: answer.text };
    draw();
  });
  if (now.match.seats[me()].player !== 'human') {
    return h('div', { class: 'ask', role: 'group', 'aria-label': w.botForYou },
      h('p', {}, w.botForYou), h('button', { type: 'button', 'data-at': 'back', onclick: () => ask('back') }, w.playAgain));
  }
  return now.match.seats.filter((one) => one.seat !== me() && isOut(one.seat)).map((one) =>
    h('button', { type: 'button', 'data-at': `bot-${one.seat}`, onclick: () => ask('bot', { seat: one.seat, level: 'normal' }) }, w.botTakes(nameOf(one.seat))));
}

/** What stands above the main button: the few things that can be done, or groups of them. */
function choices(left) {
  if (left.length === 0 || (left.length === 1 && left[0].id === now.chosen)) return null;
  const round = compass(left);
  if (round) return round;
  const most = now.places.length > 0 || now.kind !== null ? NARROWED : FEW;
  if (left.length <= most || now.all) return left.map(wayButton);
  const grouped = groups(left);
  return [grouped ?? left.map(wayButton), grouped && h('button', { class: 'plain', type: 'button', 'data-at': 'all', onclick: () => { now.all = true; draw(); } }, w.all(left.length))];
}

/** The action that ends something or passes; it is always at the same place. */
const stepEnd = () => ways().find((way) => way.keys.length === 0 && (game().ends ?? []).includes(way.kind));

function foot() {
  const way = chosen();
  const end = stepEnd();
  if (way) {
    return h('div', {}, h('button', { class: 'main', type: 'button', 'data-at': 'main', disabled: now.sending, onclick: act }, now.sending ? w.sent : way.text));
  }
  if (end && candidates().includes(end)) return h('button', { class: 'calm', type: 'button', 'data-at': 'main', onclick: () => choose(end) }, end.text);
  return null;
}

drawn(() => {
  const { match } = now;
  dock.hidden = !isReady() || !now.match.started || Boolean(now.match.result);
  if (dock.hidden) return;
  const all = ways();
  if (all.length === 1 && now.chosen === null && isMine()) now.chosen = all[0].id;
  const mine = isMine();
  dock.classList.toggle('mine', mine);
  dock.setAttribute('aria-label', w.actions);
  const isNarrowed = now.places.length > 0 || now.kind !== null || now.all || now.tapped !== null || (now.chosen !== null && all.length > 1);
  const left = me() === null ? [] : candidates().filter((way) => now.places.length > 0 || now.kind !== null || way !== stepEnd());
  put(
    dock,
    h('div', { class: 'prompt' },
      h('p', {}, mine && !match.paused && h('b', {}, w.yourTurn, ': '), match.paused ? w.paused : match.prompt),
      isNarrowed && h('button', { class: 'plain', type: 'button', 'aria-label': w.clear, title: w.clear, 'data-at': 'clear', onclick: () => { forget(); now.refusal = null; draw(); } }, icon('close'))),
    h('div', { class: 'ways', 'data-scroll': 'ways' }, asks(), time(), refusal(), about(), cost(), !(now.chosen !== null && all.length === 1) && choices(left)),
    foot(),
  );
});
