// Terminal Dispute: dice, matrix, charger and swaps.

import { h, s } from '../dom.js';
import { MARKS, fact } from '../icons.js';
import { me, nameOf, now } from '../state.js';
import { w } from '../words.js';
import { markShape, picture, spot, text } from './spot.js';


/** Whether the score of a match is in points that players know. */
export const hasPoints = true;

const view = () => now.match.view;
const letter = (cell) => `${'ABCDE'[Math.floor(cell / 5)]}${(cell % 5) + 1}`;

export function keys(action) {
  const { Write, CrossOut, Charge, Swap, Allocate } = action;
  if (Write) return [`b:${Write.cell}`, `v:${Write.value}`];
  if (CrossOut) return [`b:${CrossOut.cell}`];
  if (Charge) return Charge.map((hex) => `h:${hex}`);
  if (Swap) return [`d:${Swap.spot}-${Swap.value}`];
  if (Allocate) return [`u:${Allocate.unused}`, `n:${Allocate.navigation.join('-')}`];
  return [];
}

export function label(key) {
  const [kind, what] = key.split(':');
  if (kind === 'b') return letter(Number(what));
  if (kind === 'v') return what;
  if (kind === 'u') return `${w.unused} ${what}`;
  if (kind === 'n') return `${w.navigation} ${what.replace('-', ' + ')}`;
  return null;
}

export const rank = (family) => 'vubnh'.indexOf(family);

/** A line that ends in the hex that was tapped. */
export function meant(left, places) {
  const hex = Number(places.at(-1)?.match(/^h:(\d+)$/)?.[1] ?? -1);
  if (hex < 0) return null;
  const at = now.catalog.hexes;
  const port = (line) => line.findIndex((one) => at[one].data.ports.length > 0);
  const ends = left.filter((way) => way.action.Charge && (way.action.Charge[0] === hex || way.action.Charge.at(-1) === hex) && way.action.Charge.length > 0);
  const far = ends.filter((way) => way.action.Charge.length === 1 || way.action.Charge[port(way.action.Charge)] !== hex);
  return far.length === 1 ? far[0] : null;
}

export function wish(key) {
  const turn = view().sheets[me()]?.turn;
  const [kind, what] = key.split(':');
  const value = turn?.navigation.find((one) => one > 0) ?? 1;
  if (kind === 'b') return { Write: { value, cell: Number(what) } };
  if (kind === 'h') return { Charge: [Number(what)] };
  return null;
}

export function seat(at) {
  const { sheets, start } = view();
  return [fact('points', w.points(''), sheets[at].total), sheets[at].finished && view().phase === 'Write' && fact('check', w.finished), start === at && fact('flag', w.startPlayer)];
}

const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

function die(x, y, value, props, isUsed) {
  const size = 40;
  return s('g', props, s('rect', { class: `edge die ${isUsed ? 'used' : ''}`, x, y, width: size, height: size, rx: 7 }),
    (PIPS[value] ?? []).map((pip) => s('circle', { class: 'pip', cx: x + 10 + (pip % 3) * 10, cy: y + 10 + Math.floor(pip / 3) * 10, r: 4 })));
}

/** The dice that lie on a spot: those still to be written, and those that are written. */
function dice(x) {
  const { allocation, dice: rolled } = view();
  const turn = me() === null ? null : view().sheets[me()]?.turn;
  const parts = [];
  const row = (title, values, y, kind) => {
    parts.push(text(x + 43, y - 9, 13, title, { class: 'soft' }));
    const left = turn && kind !== 'Unused' ? [...(kind === 'Navigation' ? turn.navigation : turn.phone)] : null;
    values.forEach((value, at) => {
      const place = left?.indexOf(value) ?? -1;
      const isUsed = left !== null && place < 0;
      if (place >= 0) left.splice(place, 1);
      const name = `${title} ${value}`;
      parts.push(die(x + (values.length > 1 ? at * 46 : 23), y, value, spot([`d:${kind}-${value}`], name, { quiet: isUsed }), isUsed));
    });
  };
  if (allocation) {
    const now = turn ?? allocation;
    // A swap changes the own dice: what is neither written nor swapped is shown as it lies.
    row(w.navigation, turn ? shown(turn.navigation, allocation.navigation) : allocation.navigation, 26, 'Navigation');
    row(w.phone, turn ? shown(turn.phone, allocation.phone) : allocation.phone, 96, 'Phone');
    row(w.unused, [now.unused || allocation.unused], 166, 'Unused');
  } else if (rolled.some((value) => value > 0)) {
    parts.push(text(x + 43, 17, 13, w.dice, { class: 'soft' }));
    rolled.forEach((value, at) => parts.push(die(x + (at % 2) * 46, 26 + Math.floor(at / 2) * 48, value, {}, false)));
  }
  return parts;
}

/** The dice of a pair: the ones left, filled up with those that are written. */
function shown(left, all) {
  const open = left.filter((value) => value > 0);
  const rest = [...all];
  for (const value of open) if (rest.includes(value)) rest.splice(rest.indexOf(value), 1);
  return [...open, ...rest].slice(0, 2);
}

function matrix(sheet, turn, isOwn) {
  const size = 46;
  return sheet.matrix.flatMap((row, y) => [...row].map((what, x) => {
    const cell = y * 5 + x;
    const [left, top] = [16 + x * size, 20 + y * size];
    const said = what === '.' ? w.empty : /\d/.test(what) ? what : w.crossed;
    const fresh = isOwn && view().sheets[me()].began && view().sheets[me()].began.matrix[y][x] !== what;
    return s('g', isOwn ? spot([`b:${cell}`], `${letter(cell)}: ${said}`) : {},
      s('rect', { class: `edge cell ${what === '.' ? '' : 'filled'} ${fresh ? 'fresh' : ''}`, x: left + 2, y: top + 2, width: size - 4, height: size - 4, rx: 4 }),
      what === '.' ? null : text(left + size / 2, top + size / 2 + 1, 24, /\d/.test(what) ? what : '×', { class: 'mono big' }));
  }));
}

const SIDE = 20.8;
const middle = ([q, r]) => [Math.sqrt(3) * SIDE * (q + r / 2) + 172, SIDE * 1.5 * r + 148];

const hexagon = (x, y, radius) => Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner + Math.PI / 6;
  return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

const PORTS = [[-4, 0], [0, -4], [4, -4], [4, 0], [0, 4], [-4, 4]];

function charger(sheet, isOwn, top) {
  const shaded = new Set(sheet.charger);
  const way = isOwn && now.chosen ? JSON.parse(now.chosen).Charge : null;
  const began = isOwn ? view().sheets[me()].began : null;
  const turn = isOwn ? view().sheets[me()].turn : null;
  const hexes = now.catalog.hexes.map((hex) => {
    const [x, y] = middle(hex.data.at);
    const isFull = shaded.has(hex.id);
    const fresh = isFull && began && !began.charger.includes(hex.id);
    const said = `${w.hex} ${hex.name}: ${isFull ? w.shaded : w.empty}`;
    return s('g', isOwn ? spot([`h:${hex.id}`], said, { quiet: true }) : {},
      s('polygon', { class: `edge hex ${isFull ? 'filled' : ''} ${fresh ? 'fresh' : ''} ${way?.includes(hex.id) ? 'meant' : ''}`, points: hexagon(x, y + top, SIDE - 1.5) }),
      hex.data.circled && s('circle', { class: 'ring', cx: x, cy: y + top, r: 7 }));
  });
  const ports = PORTS.map((at, number) => {
    const [x, y] = middle(at);
    const open = turn?.phone.includes(number + 1);
    return s('g', {}, s('circle', { class: `port ${open ? 'open' : ''}`, cx: x, cy: y + top, r: 15 }), text(x, y + top + 1, 16, number + 1, { class: 'mono', 'font-weight': 600 }));
  });
  return [hexes, ports];
}

function small(at) {
  const { sheet, total } = view().sheets[at];
  const shaded = new Set(sheet.charger);
  return s('svg', { viewBox: '0 0 200 92', role: 'img', 'aria-label': `${nameOf(at)}: ${w.points(total)}. ${sheet.matrix.map((row) => [...row].join(' ')).join('; ')}. ${w.charger}: ${shaded.size}/55` },
    sheet.matrix.flatMap((row, y) => [...row].map((what, x) => [
      s('rect', { class: `cell ${what === '.' ? '' : 'filled'}`, x: 2 + x * 18, y: 1 + y * 18, width: 17, height: 17, rx: 2 }),
      what === '.' ? null : text(10.5 + x * 18, 10 + y * 18, 12, /\d/.test(what) ? what : '×', { class: 'mono' })])),
    now.catalog.hexes.map((hex) => {
      const [x, y] = middle(hex.data.at);
      return s('polygon', { class: `hex ${shaded.has(hex.id) ? 'filled' : ''}`, points: hexagon((x - 172) * 0.28 + 148, (y - 148) * 0.28 + 46, 5.4) });
    }));
}

export function board() {
  const own = me();
  const { sheets, round } = view();
  const at = own ?? view().start;
  const isOwn = own !== null;
  const { sheet, turn } = sheets[at];
  const { unlocked, used } = sheet.tracker;
  const swaps = Array.from({ length: 4 }, (_, place) => s('g', {},
    s('circle', { class: `swap ${place < unlocked ? 'open' : ''}`, cx: 268 + place * 22, cy: 232, r: 9 }),
    place < used && s('path', { class: 'cross', d: `M${263 + place * 22} 227l10 10m0-10l-10 10` })));
  const others = sheets.map((_, seat) => seat).filter((seat) => seat !== at);
  return [
    picture(`${w.round(round)}. ${nameOf(at)}`, 344, 566,
      markShape(at, 8, 9, 5), text(18, 10, 13, `${w.matrix} · ${w.round(round)}/12`, { 'text-anchor': 'start', class: 'soft' }),
      [0, 1, 2, 3, 4].map((row) => text(8, 43 + row * 46, 13, 'ABCDE'[row], { class: 'soft mono' })),
      matrix(sheet, turn, isOwn),
      s('g', {}, dice(256)),
      text(299, 215, 13, `${w.swaps} ${unlocked - used}`, { class: 'soft' }), swaps,
      text(8, 264, 13, `${w.charger} · ${sheet.charger.length}/55`, { 'text-anchor': 'start', class: 'soft' }),
      charger(sheet, isOwn, 274)),
    others.length > 0 && h('section', { 'aria-label': w.others }, h('ul', { class: 'consoles' }, others.map((seat) =>
      h('li', {}, h('span', { class: `mark mark-${seat}`, 'aria-hidden': 'true' }, MARKS[seat]), ` ${nameOf(seat)} · ${sheets[seat].total}`, small(seat))))),
    now.match.sheets && h('details', {}, h('summary', {}, w.scoreSheet), h('pre', {}, now.match.sheets)),
  ];
}
