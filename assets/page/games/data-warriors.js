// Data.Warriors: desktops with their programs, the stack, and the hand.

import { h, s } from '../dom.js';
import { fact } from '../icons.js';
import { me, nameOf, now } from '../state.js';
import { w } from '../words.js';
import { emblem, emblemIn, markShape, picture, region, spot, text } from './spot.js';

export const ends = ['Pass', 'EndStep'];

const COLORS = { Prg: '#2b5a8c', Daemon: '#6a459c', Conf: '#1c6e62', Script: '#8c5612' };
const KINDS = { Prg: '.PRG', Daemon: '.DAEMON', Conf: '.CONF', Script: '.SCRIPT' };
const MEMORY = 8;

const view = () => now.match.view;
const table = () => view().table;
const piece = (card) => now.pieces.cards[card];
const face = (card) => now.catalog.cards[piece(card).face];
const isOut = (seat) => table().users[seat].out > 0;

export function keys(action) {
  const { Play, Issue, Name, Discard, Dismiss, First, Either, Amount, Draw } = action;
  if (Play !== undefined) return [`c:${Play}`];
  if (Issue) return [`c:${Issue.card}`, `m:${Issue.command}`];
  if (Name) return [Name.User !== undefined ? `p:${Name.User}` : Name.Card !== undefined ? `c:${Name.Card}` : `i:${Name.Item}`];
  if (First) return [`c:${First.card}`, `e:${First.effect}`];
  if (Discard !== undefined || Dismiss !== undefined) return [`c:${Discard ?? Dismiss}`];
  const number = Either ?? Amount ?? Draw;
  return number === undefined ? [] : [`n:${number}`];
}

export function label(key) {
  const [kind, what] = [key[0], Number(key.slice(2))];
  if (kind === 'c') return face(what).name;
  if (kind === 'p') return nameOf(what);
  if (kind === 'm') return now.catalog.commands[what]?.name;
  if (kind === 'n') return String(what);
  if (kind === 'i') return `#${what}`;
  return null;
}

export const rank = (family) => 'cmpine'.indexOf(family);

export function wish(key) {
  const [kind, what] = [key[0], Number(key.slice(2))];
  if (kind !== 'c') return null;
  if (view().hands.includes(what)) return { Play: what };
  const command = now.catalog.commands.find((one) => one.data.card === piece(what)?.face && !one.data.lent_to);
  return command ? { Issue: { card: what, command: command.id } } : null;
}

export function about(key) {
  const [kind, what] = [key[0], Number(key.slice(2))];
  if (kind === 'c' && piece(what)) {
    const { name, text: lines, data } = face(what);
    const placed = table().desk.find((one) => one.card === what);
    const attached = table().desk.filter((one) => one.host === what).map((one) => face(one.card).name);
    return {
      title: name,
      facts: [KINDS[data.kind], `${data.cost} MP`, placed?.state, nameOf(piece(what).owner)].filter(Boolean).join(' · '),
      text: [...(lines ?? []), ...(attached.length > 0 ? [`.CONF: ${attached.join(', ')}`] : [])],
      emblem: emblem('data_warriors', data.title, COLORS[data.kind]),
    };
  }
  if (kind === 't') {
    const cards = table().trash.filter((card) => piece(card).owner === what).map((card) => face(card).name);
    return { title: `${w.trash} – ${nameOf(what)}`, text: [cards.length > 0 ? cards.join(', ') : '–'] };
  }
  return null;
}

export function price(cost) {
  const { base, total, reasons, floor } = cost.cost;
  const more = (number) => (number < 0 ? `−${-number}` : `+${number}`);
  return {
    short: cost.variable ? `${total}+□ MP` : `${total} MP`,
    long: cost.variable ? `${total} + □ MP` : `${total} MP`,
    reasons: reasons.length === 0 ? [] : [`${base} MP`, ...reasons.map((one) => `${more(one.more)} ${one.card === undefined || one.card === null ? '' : face(one.card).name}`), ...(floor > 0 && total === floor ? [`≥ ${floor}`] : [])],
  };
}

const throttled = (user) => user.memory.throttled.reduce((sum, one) => sum + one.points, 0);
const free = (user) => MEMORY - user.memory.own - throttled(user);

export function seat(at) {
  const user = table().users[at];
  if (isOut(at)) return [w.out];
  return [fact('drive', w.drive, user.drive), fact('cards', w.cardsShort, user.hand), fact('memory', 'MP', free(user))];
}

const WIDE = 81;
const HIGH = 76;

/** A program as a window: its emblem, its name, its state, and its configurations as tabs. */
function program(placed, x, y) {
  const { name, data } = face(placed.card);
  const tabs = table().desk.filter((one) => one.host === placed.card);
  const said = [name, KINDS[data.kind], placed.state, ...tabs.map((tab) => face(tab.card).name), placed.controller !== placed.at ? nameOf(placed.controller) : ''].filter(Boolean).join(', ');
  return [
    region([`c:${placed.card}`], said, { x, y, width: WIDE - 4, height: HIGH - 4, rx: 5 },
      s('rect', { class: `edge window state-${placed.state}`, x, y, width: WIDE - 4, height: HIGH - 4, rx: 5, fill: COLORS[data.kind] }),
      emblemIn('data_warriors', data.title, x + 16, y + 3, 44),
      s('rect', { class: 'title', x: x + 1.5, y: y + 50, width: WIDE - 7, height: 20, rx: 3 }),
      text(x + (WIDE - 4) / 2, y + 61, name.length > 9 ? 11 : 13, name.slice(0, 13), { class: 'light', 'font-weight': 600 }),
      lamp(placed.state, x + WIDE - 14, y + 11),
      placed.controller !== placed.at || piece(placed.card).owner !== placed.at ? markShape(placed.controller, x + 10, y + 11, 6) : null),
    tabs.map((tab, at) => region([`c:${tab.card}`], `${face(tab.card).name}, .CONF, ${tab.state}`, { x, y: y + HIGH - 3 + at * 22, width: WIDE - 4, height: 20, rx: 4 },
      s('rect', { class: 'edge tab', x, y: y + HIGH - 3 + at * 22, width: WIDE - 4, height: 20, rx: 4, fill: COLORS.Conf }),
      text(x + 6, y + HIGH + 7 + at * 22, 12, face(tab.card).name.slice(0, 10), { class: 'light', 'text-anchor': 'start' }),
      lamp(tab.state, x + WIDE - 14, y + HIGH + 7 + at * 22))),
  ];
}

/** Loading: an hourglass of two bars; Idle: a steady light; Running: an arrow. */
function lamp(state, x, y) {
  if (state === 'Running') return s('g', {}, s('circle', { class: 'lamp-back', cx: x, cy: y, r: 8 }), s('path', { class: 'lamp-running', d: `M${x - 3} ${y - 5}l8 5-8 5z` }));
  if (state === 'Loading') return s('g', {}, s('circle', { class: 'lamp-back', cx: x, cy: y, r: 8 }), s('path', { class: 'lamp-loading', d: `M${x - 4} ${y + 3}h3m2 0h3M${x - 4} ${y - 2}h8` }));
  return s('g', {}, s('circle', { class: 'lamp-back', cx: x, cy: y, r: 8 }), s('circle', { class: 'lamp-idle', cx: x, cy: y, r: 5 }));
}

/** A desktop: memory, drive and trash in its bar, then its windows. */
function desktop(at) {
  const user = table().users[at];
  const placed = table().desk.filter((one) => one.at === at && (one.host ?? null) === null);
  const hosted = (one) => table().desk.filter((tab) => tab.host === one.card).length;
  const perRow = 4;
  let y = 58;
  const rows = [];
  for (let first = 0; first < placed.length; first += perRow) {
    const row = placed.slice(first, first + perRow);
    rows.push(row.map((one, place) => program(one, 10 + place * WIDE, y)));
    y += HIGH + Math.max(...row.map(hosted)) * 22 + 4;
  }
  const height = Math.max(y, 66) + 2;
  const used = user.memory.own;
  const stolen = throttled(user);
  const thrown = table().trash.filter((card) => piece(card).owner === at).length;
  return picture(`${nameOf(at)}: ${w.drive} ${user.drive}, ${w.free(free(user))}`, 344, height,
    region([`p:${at}`], `${nameOf(at)}: ${w.drive} ${user.drive}, ${w.free(free(user))}, ${w.cards(user.hand)}`, { x: 2, y: 2, width: 340, height: height - 4, rx: 8 },
      s('rect', { class: 'edge desktop', x: 2, y: 2, width: 340, height: height - 4, rx: 8 }),
      s('rect', { class: 'desk-head', x: 4, y: 4, width: 336, height: 46, rx: 6 }),
      markShape(at, 18, 17, 7), text(32, 18, 15, at === me() ? `${nameOf(at)} (${w.you})` : nameOf(at), { 'text-anchor': 'start', 'font-weight': 600 }),
      Array.from({ length: MEMORY }, (_, cell) => s('rect', { class: `cell ${cell < used ? 'used' : cell < used + stolen ? 'stolen' : 'free'}`, x: 14 + cell * 15, y: 31, width: 12, height: 13, rx: 2 })),
      text(138, 38, 13, isOut(at) ? w.out : w.free(free(user)), { 'text-anchor': 'start' }),
      text(332, 17, 13, `${w.drive} ${user.drive}`, { 'text-anchor': 'end', 'font-weight': 600 })),
    s('g', spot([`t:${at}`], `${w.trash} ${thrown}: ${nameOf(at)}`),
      s('rect', { class: 'edge trash', x: 234, y: 27, width: 102, height: 20, rx: 4 }),
      text(330, 38, 13, `${w.trash} ${thrown}`, { 'text-anchor': 'end' })),
    rows);
}

/** What was issued, the newest first. */
function stack() {
  const items = [...table().stack].reverse();
  if (items.length === 0) return null;
  return h('section', { 'aria-label': w.stack }, h('h2', { class: 'small muted' }, w.stack),
    h('ol', { class: 'stack' }, items.map((item) => {
      const { name, data } = face(item.card);
      const command = item.text?.Command === undefined ? '' : ` ${now.catalog.commands[item.text.Command]?.name ?? ''}`;
      const picks = (item.picks ?? []).map(({ named }) => (named.User !== undefined ? nameOf(named.User) : named.Card !== undefined ? face(named.Card).name : '')).filter(Boolean);
      const said = `${nameOf(item.issuer)}: ${name}${command}${picks.length > 0 ? ` → ${picks.join(', ')}` : ''}`;
      return h('li', {}, h('button', { ...spot([`i:${item.number}`, `c:${item.card}`], said), type: 'button', role: undefined, 'aria-label': undefined }, emblem('data_warriors', data.title, COLORS[data.kind], 'tiny'), h('span', {}, said)));
    })));
}

export function board() {
  const own = me();
  const seats = table().users.map((_, at) => at).slice(0, table().seats);
  const order = [...seats.filter((at) => at !== own), ...(own === null ? [] : [own])];
  return [stack(), h('div', { class: 'desktops' }, order.map(desktop))];
}

function card(number) {
  const { name, data } = face(number);
  const way = now.match.actions.find((one) => one.action.Play === number);
  const cost = way?.cost ? way.cost.cost.total : data.cost;
  return h('button', { ...spot([`c:${number}`], name, { also: 'card' }), type: 'button', role: undefined, 'aria-label': undefined },
    emblem('data_warriors', data.title, COLORS[data.kind]),
    h('span', { class: 'corner' }, cost, h('span', { class: 'unseen' }, ' MP ')),
    h('span', { class: 'name' }, name, h('small', { class: 'foot' }, KINDS[data.kind])));
}

export function hand() {
  const own = me();
  const mine = view().hands.filter((number) => piece(number).owner === own);
  const known = view().hands.filter((number) => piece(number).owner !== own);
  const placed = new Set([...mine, ...known, ...table().desk.map((one) => one.card), ...table().stack.map((item) => item.card)]);
  // Cards to choose from that lie nowhere on this page: those of a drive or a trash.
  const named = [...new Set(now.match.actions.map((way) => way.action.Name?.Card).filter((number) => number !== undefined && !placed.has(number)))];
  return [
    h('section', { 'aria-label': w.hand }, h('h2', { class: 'small muted' }, `${w.hand} · ${w.cards(mine.length)}`), h('div', { class: 'cards' }, mine.map(card))),
    known.length > 0 && h('section', { 'aria-label': w.shownToYou }, h('h2', { class: 'small muted' }, w.shownToYou), h('div', { class: 'cards' }, known.map(card))),
    named.length > 0 && h('section', { 'aria-label': w.choose }, h('h2', { class: 'small muted' }, w.choose), h('div', { class: 'cards' }, named.map(card))),
  ];
}
