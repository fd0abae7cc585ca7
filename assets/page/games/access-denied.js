// Access Denied: six sectors as racks, the hand, and what is known of passwords.

import { h, s } from '../dom.js';
import { fact } from '../icons.js';
import { me, nameOf, now } from '../state.js';
import { w } from '../words.js';
import { emblem, emblemIn, markShape, picture, region, spot, text } from './spot.js';

export const ends = ['Pass', 'Draw'];

const SECTORS = ['Banking', 'Government', 'Micronopoly', 'NewsMedia', 'TeleComm', 'Universities'];
const LEVELS = ['Root', 'Oper', 'User'];
const CODES = 'ABCDEF';

const view = () => now.match.view;
const table = () => view().table;
const entry = (card) => now.catalog.cards[card - 1];

function ofTarget(target) {
  const { Sector, Player, Marker, Card } = target;
  if (Sector) return [`s:${Sector}`];
  if (Player !== undefined) return [`p:${Player}`];
  if (Marker) return [`s:${Marker.sector}`, `p:${Marker.seat}`];
  return Card ? [`c:${Card}`] : [];
}

export function keys(action) {
  const { Attempt, Enter, Play, PassOn, Trade, AskCode, AskTitle, Pick, Discard } = action;
  if (Attempt || Enter) return [`s:${Attempt ?? Enter}`];
  if (Play) return [`c:${Play.card}`, ...ofTarget(Play.target), ...(Play.backdoor ? ['z:backdoor'] : [])];
  if (PassOn) return [`c:${PassOn.card}`, `p:${PassOn.to}`];
  if (Trade !== undefined) return [`p:${Trade}`];
  if (AskCode) return [`k:${AskCode}`];
  if (AskTitle || Pick || Discard) return [`c:${AskTitle ?? Pick ?? Discard}`];
  return [];
}

export function label(key) {
  const [kind, what] = [key[0], key.slice(2)];
  if (kind === 's') return now.catalog.sectors.find((sector) => sector.id === what)?.name;
  if (kind === 'p') return nameOf(Number(what));
  if (kind === 'c') return `${entry(what)?.name} (${entry(what)?.data.code})`;
  if (kind === 'k') return what;
  return null;
}

export const rank = (family) => 'cspkz'.indexOf(family);

export function wish(key) {
  const [kind, what] = [key[0], key.slice(2)];
  if (kind === 's') return { Attempt: what };
  if (kind === 'c' && view().hand.includes(Number(what))) return { Play: { card: Number(what), target: 'None', backdoor: false } };
  return null;
}

/** The colour of a card's kind, as on the table. */
function color({ when, virus, set_off: setOff, unstoppable }) {
  const KINDS = { Upgrade: '#1f6e4c', Potato: '#a8341c', Joined: '#1c6874', AnyTime: '#1c6874', DrawStep: '#1c6874' };
  if (KINDS[when]) return KINDS[when];
  if (when !== 'Action') return '#8e5806';
  return virus ? '#8a2c70' : setOff ? '#583c96' : unstoppable ? '#4e6816' : '#2a508c';
}

const needs = (requires) => (requires ? [requires.level, requires.sector, requires.code ? `+${requires.code}` : ''].filter(Boolean).join(' ') : '');

export function about(key) {
  const [kind, what] = [key[0], key.slice(2)];
  if (kind === 'c') {
    const { name, text: lines, data } = entry(what);
    return { title: `${name} (${data.code})`, text: lines, emblem: emblem('access_denied', what, color(data)) };
  }
  if (kind === 's') {
    const sector = now.catalog.sectors.find((one) => one.id === what);
    const holder = table().controllers[SECTORS.indexOf(what)];
    const lying = table().lying.filter((one) => one.sector === what).map((one) => `${entry(one.card).name} (${nameOf(one.seat)})`);
    return { title: sector.name, facts: holder === null ? w.uncontrolled : w.controlledBy(nameOf(holder)), text: [...(sector.text ?? []), ...lying] };
  }
  return null;
}

export function seat(at) {
  const player = table().players[at];
  const roots = player.levels.filter((level) => level === 'Root').length;
  const aside = view().aside[at];
  return [fact('root', 'Root', `${roots}/${table().goal}`), fact('cards', w.cardsShort, view().hands[at] + aside)];
}

/** What is known of each code of a sector's password. */
function certain(sector) {
  const codes = view().passwords[sector].map((card) => entry(card).data.code);
  if (codes.length > 0) {
    return { within: codes, out: codes.length === 3 ? [...CODES].filter((code) => !codes.includes(code)) : [] };
  }
  return view().clues[sector][me()] ?? { within: [], out: [] };
}

function rack(name, at, x, y, width, height) {
  const holder = table().controllers[at];
  const isMine = holder !== null && holder === me();
  const known = certain(at);
  const attempt = table().stack.map((frame) => frame.Attempt).find((one) => one?.sector === name);
  const sector = now.catalog.sectors[at];
  const lying = table().lying.filter((one) => one.sector === name);
  const levels = LEVELS.map((level) => [level, table().players.map((player, seat) => [seat, player.levels[at]]).filter(([seat, own]) => seat < table().seats && own === level).map(([seat]) => seat)]);
  const said = [
    sector.name,
    holder === null ? w.uncontrolled : w.controlledBy(nameOf(holder)),
    ...levels.filter(([, seats]) => seats.length > 0).map(([level, seats]) => `${level}: ${seats.map(nameOf).join(', ')}`),
    known.within.length > 0 ? `${w.password}: ${known.within.join(' ')}` : '',
    known.out.length > 0 ? `${w.notIn}: ${known.out.join(' ')}` : '',
    ...lying.map((one) => entry(one.card).name),
  ];
  return [region([`s:${name}`], said.filter(Boolean).join('. '), { x, y, width, height, rx: 7 },
    s('rect', { class: `edge rack ${attempt ? 'tried' : ''}`, x, y, width, height, rx: 7 }),
    s('rect', { class: 'rack-head', x: x + 2, y: y + 2, width: width - 4, height: 24, rx: 5 }),
    text(x + 8, y + 15, 15, sector.name, { 'text-anchor': 'start', 'font-weight': 600 }),
    holder === null ? null : markShape(holder, x + width - 14, y + 14, 7),
    levels.map(([level, seats], row) => [
      text(x + 8, y + 40 + row * 20, 13, level, { 'text-anchor': 'start', class: 'soft' }),
      Array.from({ length: table().seats }, (_, seat) => [
        s('circle', { class: 'lamp', cx: x + 56 + seat * 18, cy: y + 40 + row * 20, r: 6.5 }),
        seats.includes(seat) && markShape(seat, x + 56 + seat * 18, y + 40 + row * 20, 6.5)]),
    ]),
    holder === null ? text(x + 8, y + 103, 13, w.unset, { 'text-anchor': 'start', class: 'soft' })
      : [...CODES].map((code, place) => {
        const state = known.within.includes(code) ? 'in' : known.out.includes(code) ? 'out' : 'maybe';
        return s('g', { class: `code ${state} ${isMine ? 'own' : ''}` },
          s('rect', { x: x + 6 + place * 26, y: y + 92, width: 23, height: 22, rx: 4 }),
          text(x + 17.5 + place * 26, y + 104, 15, code, { class: 'mono' }),
          state === 'out' && s('path', { class: 'cross', d: `M${x + 9 + place * 26} ${y + 111}l17-17` }));
      })),
    lying.map((one, place) => s('g', spot([`c:${one.card}`], entry(one.card).name),
      s('rect', { class: 'edge lying', x: x + width - 32 - place * 28, y: y + 62, width: 26, height: 26, rx: 4, fill: color(entry(one.card).data) }),
      emblemIn('access_denied', one.card, x + width - 31 - place * 28, y + 63, 24)))];
}

/** What is in progress: a card, an attempt, a trade. */
function progress() {
  const top = table().stack.at(-1);
  const card = top?.Play?.card;
  const { pile, deck, top: last } = view();
  const handed = view().handed.length > 0 ? view().handed : [];
  const laid = (x, number, title, back) => s('g', back ? {} : spot([`c:${number}`], `${title}: ${entry(number).name} (${entry(number).data.code})`),
    s('rect', { class: `edge ${back ? 'back' : ''}`, x, y: 374, width: 44, height: 50, rx: 5, fill: back ? undefined : color(entry(number).data) }),
    back ? text(x + 22, 400, 18, deck, { class: 'mono light', 'font-weight': 600 }) : [emblemIn('access_denied', number, x + 5, 382, 34), s('rect', { class: 'code-back', x: x + 1, y: 375, width: 17, height: 17, rx: 4 }), text(x + 9.5, 384, 13, entry(number).data.code, { class: 'mono light', 'font-weight': 600 })]);
  return [
    laid(6, 0, w.deck, true), text(56, 391, 13, w.deck, { 'text-anchor': 'start', class: 'soft' }), text(56, 409, 13, w.cards(deck), { 'text-anchor': 'start' }),
    last ? laid(134, last, w.pile, false) : s('rect', { class: 'empty', x: 134, y: 374, width: 44, height: 50, rx: 5 }),
    text(184, 391, 13, w.pile, { 'text-anchor': 'start', class: 'soft' }), text(184, 409, 13, last ? entry(last).name.slice(0, 20) : w.cards(pile.length), { 'text-anchor': 'start' }),
    card ? laid(294, card, w.played, false) : null,
    handed.length > 0 ? handed.map((one, place) => laid(150 + place * 48, one, w.handed, false)) : null,
  ];
}

export function board() {
  const names = SECTORS;
  return [
    picture(`${w.sectors}. ${w.round(table().round)}`, 344, 430, names.map((name, at) => rack(name, at, 2 + (at % 2) * 172, 2 + Math.floor(at / 2) * 122, 168, 118)), progress()),
    upgrades(),
  ];
}

/** The upgrades before the players. */
function upgrades() {
  const all = table().players.flatMap((player, seat) => player.upgrades.map((one) => [seat, one]));
  if (all.length === 0) return null;
  return h('section', { 'aria-label': w.upgrades }, h('h2', { class: 'small muted' }, w.upgrades),
    h('div', { class: 'cards' }, all.map(([seat, one]) => card(one, nameOf(seat)))));
}

function card(number, foot) {
  const { name, data } = entry(number);
  const props = spot([`c:${number}`], name, { also: 'card' });
  return h('button', { ...props, type: 'button', role: undefined, 'aria-label': undefined },
    emblem('access_denied', number, color(data)),
    h('span', { class: 'corner' }, data.code),
    h('span', { class: 'name' }, name, h('small', { class: 'foot' }, foot ?? needs(data.requires))));
}

export function hand() {
  const own = me();
  const { hand: cards, shown, passwords } = view();
  const aside = shown[own] ?? [];
  const others = now.match.actions.map((way) => way.action.Pick ?? way.action.AskTitle).filter((one) => one && !cards.includes(one) && !aside.includes(one));
  const seen = shown.flatMap((some, seat) => (seat === own ? [] : some));
  const picks = [...new Set([...others.filter((one) => now.match.actions.length < 20), ...seen])].filter((one) => !Object.values(passwords).flat().includes(one));
  return [
    h('section', { 'aria-label': w.hand },
      h('h2', { class: 'small muted' }, `${w.hand} · ${w.cards(cards.length)}`),
      h('div', { class: 'cards' }, [...cards, ...aside].map((one) => card(one)))),
    picks.length > 0 && h('section', { 'aria-label': w.shownToYou }, h('h2', { class: 'small muted' }, w.shownToYou), h('div', { class: 'cards' }, picks.map((one) => card(one)))),
  ];
}

