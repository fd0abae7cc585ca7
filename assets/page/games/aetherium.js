// Aetherium: the server with its schemas, models, facings and noise, and the console with the data cards.

import { candidates } from '../choose.js';
import { h, s } from '../dom.js';
import { fact } from '../icons.js';
import { draw, me, nameOf, now } from '../state.js';
import { w } from '../words.js';
import { emblem, emblemIn, isHeld, isLegal, markShape, spot, text } from './spot.js';

export const ends = ['End', 'EndMove', 'Ready', 'Decline'];

const SIDE = 18;
/** The side of a square in the picture. */
const UNIT = 20;
/** So many squares are seen across in the near view: each is as large as a fingertip. */
const NEAR = 8;
const OFFSETS = { North: [0, 1], NorthEast: [1, 1], East: [1, 0], SouthEast: [1, -1], South: [0, -1], SouthWest: [-1, -1], West: [-1, 0], NorthWest: [-1, 1] };
const FACINGS = ['North', 'East', 'South', 'West'];
const ARROWS = { North: '↑', NorthEast: '↗', East: '→', SouthEast: '↘', South: '↓', SouthWest: '↙', West: '←', NorthWest: '↖', Clockwise: '⟳', Half: '180°', Counterclockwise: '⟲' };
const SYMBOLS = ['Ping', 'Spike', 'Breach', 'Crash'];

/** Whether the score of a match is in points that players know. */
export const hasPoints = true;

const view = () => now.match.view;
const table = () => view().table;
const models = () => table().models;
const pieceOf = (model) => now.pieces.models.find((piece) => piece.model === model);
const program = (model) => now.catalog.programs[pieceOf(model).program];
const place = (square) => [square.charCodeAt(0) - 65, Number(square.slice(1)) - 1];
const square = (x, y) => (x >= 0 && y >= 0 && x < SIDE && y < SIDE ? `${String.fromCharCode(65 + x)}${y + 1}` : null);
const standsOn = (model) => models()[model]?.place?.On ?? models()[model]?.place?.Lifted ?? null;
const isOmni = (model) => program(model).data.form === 'Omni';
const color = (data) => now.catalog.factions.find((faction) => faction.data.id === data.faction)?.data.color ?? '#4cc9f0';

/** The squares under a model. */
function base(model) {
  const on = standsOn(model);
  if (!on) return [];
  const [x, y] = place(on);
  return isOmni(model) ? [on, square(x + 1, y), square(x, y + 1), square(x + 1, y + 1)].filter(Boolean) : [on];
}

/** What a model is called, with its number where its program has several. */
function modelName(model) {
  const mates = now.pieces.models.filter((piece) => piece.seat === pieceOf(model).seat && piece.card === pieceOf(model).card);
  return mates.length > 1 ? `${pieceOf(model).name} ${mates.findIndex((piece) => piece.model === model) + 1}` : pieceOf(model).name;
}

export function keys(action) {
  const { Queue, PlaceSchema, PlaceToken, Activate, Place, Step, Turn, Capture, Manipulate, Attack, Exe, Download, PickUp, Leave, ChooseSquare, ChooseModel, ChooseSchema, ChooseFacing, ChooseNumber } = action;
  if (Queue !== undefined) return [`l:${Queue}`];
  if (PlaceSchema) return [`q:${PlaceSchema.centre}`, `f:${PlaceSchema.facing}`];
  if (PlaceToken) return [`x:${PlaceToken.schema}`, `y:${PlaceToken.symbol}`];
  if (Place) return [`q:${Place.square}`, `f:${Place.facing}`, `m:${Place.model}`];
  if (Step) {
    const [x, y] = place(standsOn(Step.model));
    const [east, north] = OFFSETS[Step.direction];
    return [`q:${square(x + east, y + north)}`, `f:${Step.facing}`, `m:${Step.model}`];
  }
  if (Turn) return [`m:${Turn.model}`, `f:${Turn.facing}`];
  if (Capture) return [`m:${Capture.model}`, `x:${Capture.schema}`];
  if (Manipulate) return [`x:${Manipulate.schema}`, `w:${Manipulate.how.Shift ?? Manipulate.how.Turn}`];
  if (Attack) return [`m:${Attack.target}`, `a:${Attack.model}`];
  if (Exe) return [`m:${Exe.model}`, `z:${Exe.exe}`];
  const model = Activate ?? Download ?? PickUp ?? Leave ?? ChooseModel;
  if (model !== undefined) return [`m:${model}`];
  if (ChooseSquare) return [`q:${ChooseSquare}`];
  if (ChooseSchema !== undefined) return [`x:${ChooseSchema}`];
  if (ChooseFacing) return [`f:${ChooseFacing}`];
  return ChooseNumber === undefined ? [] : [`n:${ChooseNumber}`];
}

export function label(key) {
  const [kind, what] = [key[0], key.slice(2)];
  if (kind === 'q') return what;
  if (kind === 'f') return w[what.toLowerCase()];
  if (kind === 'm') return pieceOf(Number(what)) ? `${modelName(Number(what))} ${standsOn(Number(what)) ?? ''}` : null;
  if (kind === 'x') return schemaName(Number(what));
  if (kind === 'w') return ARROWS[what];
  if (kind === 'y') return SYMBOLS[what];
  return null;
}

export const rank = (family) => 'lmxqywfazn'.indexOf(family);

/** Of the facings after a step the one that goes on, and of a model that enters the one to the middle. */
export function meant(left) {
  const [first] = left;
  if (!first || new Set(left.map((way) => way.keys.filter((key) => !key.startsWith('f:')).join())).size > 1) return null;
  const { Step, Place } = first.action;
  let facing = null;
  if (Step) {
    facing = Step.direction in NOTCH ? Step.direction : models()[Step.model].facing;
  } else if (Place) {
    const [x, y] = place(Place.square).map((at) => (SIDE - 1) / 2 - at);
    facing = Math.abs(y) >= Math.abs(x) ? (y > 0 ? 'North' : 'South') : x > 0 ? 'East' : 'West';
  }
  return left.find((way) => way.keys.includes(`f:${facing}`)) ?? null;
}

export function wish(key) {
  const [kind, what] = [key[0], key.slice(2)];
  const { unit } = table().active;
  if (kind === 'm' && pieceOf(Number(what))?.seat !== me()) return { Attack: { model: unit, target: Number(what) } };
  if (kind === 'x') return { Capture: { model: unit, schema: Number(what) } };
  if (kind !== 'q' || !standsOn(unit)) return null;
  const [[x, y], [fromX, fromY]] = [place(what), place(standsOn(unit))];
  const found = Object.entries(OFFSETS).find(([, [east, north]]) => east === Math.sign(x - fromX) && north === Math.sign(y - fromY));
  return found ? { Step: { model: unit, direction: found[0], facing: models()[unit].facing } } : null;
}

function state(model) {
  const { data } = program(model);
  const own = models()[model];
  const boxes = data.grid.reduce((sum, row) => sum + row, 0);
  const where = standsOn(model) ?? (own.place === 'Deleted' ? w.deletedModel : own.place === 'Left' ? w.leftServer : w.outside);
  return [`${boxes - own.damage}/${boxes} ■`, where, ...own.markers];
}

export function about(key) {
  const [kind, what] = [key[0], Number(key.slice(2))];
  if (kind === 'm' && pieceOf(what)) {
    const { text: lines, data } = program(what);
    return { title: `${modelName(what)} – ${nameOf(pieceOf(what).seat)}`, facts: state(what).join(' · '), text: lines, emblem: emblem('aetherium', data.id, color(data)) };
  }
  if (kind === 'l') {
    const first = now.pieces.models.find((piece) => piece.seat === Math.floor(what / 5) && piece.card === what % 5);
    return first ? about(`m:${first.model}`) : null;
  }
  if (kind === 'q') return { title: key.slice(2), facts: squareWords(key.slice(2)), text: [] };
  if (kind === 'x') return { title: schemaName(what), text: [] };
  return null;
}

export function price(cost) {
  const sum = [cost.cs > 0 ? `${cost.cs} CS` : '', cost.ram > 0 ? `${cost.ram} RAM` : ''].filter(Boolean).join(' + ') || '0 CS';
  return { short: sum, long: sum, reasons: cost.reasons.length < 2 ? [] : cost.reasons.map((one) => `${one.text}: ${[one.cs > 0 ? `${one.cs} CS` : '', one.ram > 0 ? `${one.ram} RAM` : ''].filter(Boolean).join(' + ')} (${one.rule})`) };
}

export const question = (action) => (action.Attack ? { what: 'odds', model: action.Attack.model, target: action.Attack.target } : null);

/** The odds of an attack: how likely at least so many boxes are, and a deletion. */
export function odds(chances) {
  const { odds: all, boxes } = chances;
  const share = (ways) => Math.round((100 * ways) / all.out_of);
  const row = (name, ways) => [h('span', {}, name), h('meter', { min: 0, max: 100, value: share(ways), 'aria-label': name }), h('span', { class: 'mono' }, `${share(ways)} %`)];
  return h('div', { class: 'odds', role: 'group', 'aria-label': w.odds },
    boxes.map(({ boxes: many, ways }) => row(w.boxes(many), ways)),
    row(w.deleted, all.deleted + (all.deleted_by_disruption ?? 0)));
}

export function seat(at) {
  const side = table().sides[at];
  const { points } = view().standing;
  return [fact('points', w.points(''), points[at]), fact('memory', 'RAM', side.ram), fact('pad', 'PAD', side.queued)];
}

/** The rows of a schema as it lies: for each of its squares what it is. */
function ground(schema) {
  const { centre, facing, shape } = table().schemas[schema];
  const { rows } = now.catalog.schemas[shape].data;
  const [x, y] = place(centre);
  const half = (rows.length - 1) / 2;
  const turned = FACINGS.indexOf(facing);
  return rows.flatMap((row, down) => [...row].flatMap((kind, across) => {
    if (kind === '.') return [];
    let [east, north] = [across - half, half - down];
    for (let turn = 0; turn < turned; turn++) [east, north] = [north, -east];
    const at = square(x + east, y + north);
    return at ? [[at, kind]] : [];
  }));
}

const schemaName = (schema) => {
  const placed = table().schemas[schema];
  return placed ? `${now.catalog.schemas[placed.shape].name} ${placed.centre}` : `#${schema}`;
};

let laid = { view: null };

/** What every square is: its kind, its schema, who stands on it. */
function lay() {
  if (laid.view === view()) return laid;
  const kinds = new Map();
  const schemas = new Map();
  table().schemas.forEach((_, schema) => ground(schema).forEach(([at, kind]) => (kinds.set(at, kind), schemas.set(at, schema))));
  const standing = new Map();
  now.pieces.models.forEach(({ model }) => base(model).forEach((at) => standing.set(at, model)));
  laid = { view: view(), kinds, schemas, standing, firewalls: new Set(table().firewalls) };
  return laid;
}

function squareWords(at) {
  const { kinds, schemas, standing, firewalls } = lay();
  const kind = kinds.get(at) ?? '.';
  const schema = schemas.get(at);
  const holder = 'NP'.includes(kind) && schema !== undefined ? table().holders[schema] : null;
  return [w.terrain[kind], firewalls.has(at) ? 'Firewall' : '', holder === null || holder === undefined ? '' : nameOf(holder), standing.has(at) ? modelName(standing.get(at)) : ''].filter(Boolean).join(', ');
}

// What of the server is seen: the whole, or a part whose south-western corner is here.
const seen = { near: innerWidth < 700, x: 5, y: 5, followed: null };

/** Moves the near view to a square. */
function lookAt(at) {
  const [x, y] = place(at);
  const within = (low) => Math.max(0, Math.min(SIDE - NEAR, low));
  seen.x = within(x - NEAR / 2 + 0.5);
  seen.y = within(y - NEAR / 2 + 0.5);
}

/** Whether the near view does not show a square. */
const isHidden = (x, y) => seen.near && (x < seen.x || y < seen.y || x > seen.x + NEAR - 1 || y > seen.y + NEAR - 1);

/** Follows the active model, and where there is none what can be done. */
function follow() {
  const { unit } = table().active;
  const target = standsOn(unit);
  const legal = now.match.actions.flatMap((way) => keys(way.action)).find((key) => key.startsWith('q:'))?.slice(2);
  const subject = target ?? legal;
  const sign = `${unit}-${subject}`;
  if (!subject || seen.followed === sign) return;
  const [x, y] = place(subject);
  const isInside = x >= seen.x + 1 && x < seen.x + NEAR - 1 && y >= seen.y + 1 && y < seen.y + NEAR - 1;
  const isNew = seen.followed?.split('-')[0] !== String(unit) || !target;
  if (!isInside || isNew) lookAt(subject);
  seen.followed = sign;
}

const left = (x) => x * UNIT;
const top = (y) => (SIDE - 1 - y) * UNIT;

function terrain(at, kind, schema) {
  const [x, y] = place(at);
  const [px, py] = [left(x), top(y)];
  const parts = [s('rect', { class: `ground ground-${kind === '#' ? 'wall' : 'floor'}`, x: px, y: py, width: UNIT, height: UNIT })];
  if (kind === 'r') parts.push(s('path', { class: 'resistor', d: `M${px + 2} ${py + 14}l12-12M${px + 4} ${py + 18}l14-14M${px + 10} ${py + 18}l8-8` }));
  if (kind === 'f') parts.push(s('path', { class: 'fragmented', d: `M${px + 2} ${py + 3}l7 1-2 6-5-1zM${px + 11} ${py + 2}l7 3-4 5-4-3zM${px + 3} ${py + 12}l6 0 1 6-7-1zM${px + 12} ${py + 11}l6-1-1 8-5-1z` }));
  if (kind === '#') parts.push(s('path', { class: 'wall', d: `M${px + 3} ${py + 3}l14 14m0-14l-14 14` }));
  if (kind === 'N' || kind === 'P') {
    const holder = table().holders[schema];
    parts.push(s('circle', { class: 'uplink', cx: px + 10, cy: py + 10, r: kind === 'N' ? 9 : 7, stroke: holder === null || holder === undefined ? undefined : `var(--seat-${holder})` }));
    if (holder !== null && holder !== undefined) parts.push(markShape(holder, px + 10, py + 10, kind === 'N' ? 5 : 4));
    else parts.push(text(px + 10, py + 11, 9, kind, { class: 'soft' }));
  }
  return parts;
}

/** The outline of a schema, in the colour of who controls it. */
function outline(schema) {
  const squares = new Set(ground(schema).map(([at]) => at));
  const path = [...squares].map((at) => {
    const [x, y] = place(at);
    const has = (east, north) => squares.has(square(x + east, y + north));
    const [px, py] = [left(x), top(y)];
    return [has(0, 1) ? '' : `M${px} ${py}h${UNIT}`, has(0, -1) ? '' : `M${px} ${py + UNIT}h${UNIT}`, has(-1, 0) ? '' : `M${px} ${py}v${UNIT}`, has(1, 0) ? '' : `M${px + UNIT} ${py}v${UNIT}`].join('');
  }).join('');
  const holder = table().holders[schema];
  return s('path', { class: `outline ${isHeld([`x:${schema}`]) ? 'held' : isLegal([`x:${schema}`]) ? 'legal' : ''}`, d: path, stroke: holder === null || holder === undefined ? undefined : `var(--seat-${holder})` });
}

const NOTCH = { North: 0, East: 90, South: 180, West: 270 };

function miniature(model) {
  const piece = pieceOf(model);
  const { data } = program(model);
  const size = isOmni(model) ? UNIT * 2 : UNIT;
  const [x, y] = place(standsOn(model));
  const [px, py] = [left(x), top(y) - (size - UNIT)];
  const [cx, cy, r] = [px + size / 2, py + size / 2, size / 2 - 1.2];
  const isActive = table().stage === 'Activation' && table().active.unit === model;
  const boxes = data.grid.reduce((sum, row) => sum + row, 0);
  const hurt = Math.min(1, models()[model].damage / boxes);
  return s('g', { class: `model ${data.kind}` },
    isActive && s('circle', { class: 'active', cx, cy, r: r + 2.2 }),
    s('g', { transform: `rotate(${NOTCH[models()[model].facing]} ${cx} ${cy})` }, s('path', { fill: `var(--seat-${piece.seat})`, d: `M${cx - 4.5} ${cy - r + 2.5}L${cx} ${cy - r - 3.6}L${cx + 4.5} ${cy - r + 2.5}z` })),
    s('circle', { class: 'base', cx, cy, r, stroke: `var(--seat-${piece.seat})`, 'stroke-width': data.kind === 'Avatar' ? 2.4 : data.kind === 'Function' ? 1.8 : 1.2 }),
    emblemIn('aetherium', data.id, cx - r * 0.66, cy - r * 0.66, r * 1.32),
    markShape(piece.seat, px + size - 4, py + size - 4, 3, { stroke: 'var(--ink)', 'stroke-width': 0.6 }),
    hurt > 0 && s('g', {}, s('rect', { class: 'health-back', x: px + 2, y: py + size - 3.2, width: size - 8, height: 2.4, rx: 1 }), s('rect', { class: 'health', x: px + 2, y: py + size - 3.2, width: (size - 8) * (1 - hurt), height: 2.4, rx: 1 })),
    models()[model].markers.length > 0 && s('circle', { class: 'marker', cx: px + 4, cy: py + 4, r: 2.6 }));
}

/** Entry tokens by the pylons, the own ones with their symbol. */
function tokens() {
  return table().tokens.at.flatMap((bits, seat) => table().schemas.map((placed, schema) => {
    if (((bits >> schema) & 1) === 0) return null;
    const [x, y] = place(placed.centre);
    const symbol = view().tokens[seat].indexOf(schema);
    const [px, py] = [left(x) + 10 + (seat === 0 ? -9 : 9), top(y) - 4];
    return s('g', {}, s('rect', { class: 'token', x: px - 7, y: py - 5, width: 14, height: 10, rx: 3, stroke: `var(--seat-${seat})` }), text(px, py + 0.5, 7, symbol < 0 ? '?' : SYMBOLS[symbol].slice(0, 2), { class: 'light' }));
  }));
}

function cache() {
  const { cache: where } = table();
  const node = () => table().schemas.find((placed) => now.catalog.schemas[placed.shape].data.rows.some((row) => row.includes('N')))?.centre;
  const at = where.Lying ?? (where.Carried === undefined ? null : standsOn(where.Carried)) ?? (where === 'InNode' ? node() : null);
  if (!at) return null;
  const [x, y] = place(at);
  return s('path', { class: 'cache', d: `M${left(x) + 10} ${top(y) + 1}l5 3v6l-5 3-5-3v-6z` });
}

/** Everything that can be tapped on a square, the nearest first. */
function keysOf(at) {
  const { standing, schemas } = lay();
  const model = standing.get(at);
  const schema = schemas.get(at);
  return [...(model === undefined ? [] : [`m:${model}`]), `q:${at}`, ...(schema === undefined ? [] : [`x:${schema}`])];
}

function targets() {
  // While squares or models can be chosen, schemas are lit by their outline alone.
  const isSchema = candidates().length > 0 && candidates().every((way) => way.keys.some((key) => key.startsWith('x:')));
  return Array.from({ length: SIDE * SIDE }, (_, number) => {
    const at = square(number % SIDE, Math.floor(number / SIDE));
    const [x, y] = place(at);
    const names = keysOf(at);
    const lit = isSchema ? names : names.filter((key) => !key.startsWith('x:'));
    const props = spot(names, `${at}: ${squareWords(at)}`, { quiet: true, lit });
    props.onfocus = () => isHidden(x, y) && (lookAt(at), draw());
    return s('g', props, s('rect', { class: 'edge square', x: left(x) + 0.8, y: top(y) + 0.8, width: UNIT - 1.6, height: UNIT - 1.6, rx: 2 }));
  });
}

/** The cheapest cost of a step onto each square, as far as it can be taken now. */
function costs() {
  const cheapest = new Map();
  for (const way of now.match.actions) {
    if (!way.action.Step || !way.cost) continue;
    const at = keys(way.action)[0].slice(2);
    cheapest.set(at, Math.min(cheapest.get(at) ?? Infinity, way.cost.cs));
  }
  return [...cheapest].filter(([at]) => !lay().standing.has(at)).map(([at, cs]) => {
    const [x, y] = place(at);
    return text(left(x) + 10, top(y) + 10.5, 8, cs, { class: 'mono step' });
  });
}

/** Where the chosen step or placing ends. */
function ghost() {
  if (now.chosen === null) return null;
  const action = JSON.parse(now.chosen);
  const found = action.Step ?? action.Place;
  if (!found) return null;
  const at = keys(action)[0].slice(2);
  const [x, y] = place(at);
  const [cx, cy] = [left(x) + 10, top(y) + 10];
  return s('g', { class: 'ghost' }, s('circle', { cx, cy, r: 8.5 }), s('g', { transform: `rotate(${NOTCH[found.facing]} ${cx} ${cy})` }, s('path', { d: `M${cx - 5} ${cy - 5}L${cx} ${cy - 12}L${cx + 5} ${cy - 5}z` })));
}

let dragged = null;

/** Moving the near view with a finger. */
function dragging(svg) {
  svg.addEventListener('pointerdown', (event) => {
    if (seen.near) dragged = { x: event.clientX, y: event.clientY, from: { ...seen }, moved: false };
  });
  svg.addEventListener('pointermove', (event) => {
    if (!dragged) return;
    const unit = svg.clientWidth / NEAR;
    const [dx, dy] = [event.clientX - dragged.x, event.clientY - dragged.y];
    if (!dragged.moved && Math.hypot(dx, dy) < 10) return;
    dragged.moved = true;
    const within = (low) => Math.max(0, Math.min(SIDE - NEAR, low));
    seen.x = within(dragged.from.x - dx / unit);
    seen.y = within(dragged.from.y + dy / unit);
    svg.setAttribute('viewBox', box());
  });
  const end = () => setTimeout(() => { dragged = null; });
  svg.addEventListener('pointerup', end);
  svg.addEventListener('pointercancel', end);
  svg.addEventListener('click', (event) => {
    if (!dragged?.moved) return;
    event.stopPropagation();
    event.preventDefault();
  }, true);
}

const box = () => (seen.near ? `${seen.x * UNIT} ${(SIDE - NEAR - seen.y) * UNIT} ${NEAR * UNIT} ${NEAR * UNIT}` : `-9 -2 ${SIDE * UNIT + 11} ${SIDE * UNIT + 11}`);

function pan(east, north) {
  const within = (low) => Math.max(0, Math.min(SIDE - NEAR, low));
  Object.assign(seen, { x: within(seen.x + east), y: within(seen.y + north) });
  draw();
}

export function board() {
  follow();
  const { kinds, schemas, firewalls } = lay();
  const svg = s('svg', { viewBox: box(), role: 'group', 'aria-label': w.server, class: seen.near ? 'near' : '' },
    s('rect', { class: 'noise', x: 0, y: 0, width: SIDE * UNIT, height: SIDE * UNIT }),
    s('path', { class: 'noise-line', d: Array.from({ length: SIDE + 1 }, (_, line) => `M${line * UNIT} 0v${SIDE * UNIT}M0 ${line * UNIT}h${SIDE * UNIT}`).join('') }),
    [...kinds].map(([at, kind]) => terrain(at, kind, schemas.get(at))),
    table().schemas.map((_, schema) => outline(schema)),
    [...firewalls].map((at) => {
      const [x, y] = place(at);
      return s('path', { class: 'firewall', d: `M${left(x) + 2} ${top(y) + 3}h16v14h-16zM${left(x) + 2} ${top(y) + 7.7}h16M${left(x) + 2} ${top(y) + 12.3}h16M${left(x) + 10} ${top(y) + 3}v4.7M${left(x) + 6} ${top(y) + 7.7}v4.6M${left(x) + 14} ${top(y) + 7.7}v4.6M${left(x) + 10} ${top(y) + 12.3}v4.7` });
    }),
    cache(), tokens(), costs(),
    now.pieces.models.filter(({ model }) => standsOn(model)).map(({ model }) => miniature(model)),
    ghost(),
    Array.from({ length: SIDE }, (_, at) => [text(at * UNIT + 10, SIDE * UNIT + 5, 7, String.fromCharCode(65 + at), { class: 'soft' }), text(-4, top(at) + 10, 7, at + 1, { class: 'soft' })]),
    targets());
  dragging(svg);
  return [
    h('div', { class: 'board server' }, svg),
    h('div', { class: 'tools' },
      h('button', { type: 'button', 'data-at': 'whole', 'aria-pressed': String(!seen.near), onclick: () => { seen.near = !seen.near; draw(); } }, w.zoom),
      seen.near && [['West', -4, 0], ['North', 0, 4], ['South', 0, -4], ['East', 4, 0]].map(([way, east, north]) =>
        h('button', { type: 'button', 'data-at': `pan-${way}`, 'aria-label': `${w.look} ${w[way.toLowerCase()]}`, onclick: () => pan(east, north) }, ARROWS[way]))),
  ];
}

/** A data card: emblem, CS, OC, boxes, where its models are. */
function card(at, number, slot) {
  const found = now.catalog.programs[number];
  const own = now.pieces.models.filter((piece) => piece.seat === at && piece.card === slot);
  const gone = own.length > 0 && own.every((piece) => ['Deleted', 'Left'].includes(models()[piece.model].place));
  const queued = at === me() ? view().pad.indexOf(slot) : -1;
  const boxes = found.data.grid.reduce((sum, row) => sum + row, 0);
  const names = [`l:${at * 5 + slot}`, ...own.map((piece) => `m:${piece.model}`)];
  return h('button', { ...spot(names, found.name, { also: `card data-card ${gone ? 'quiet gone' : ''}` }), type: 'button', role: undefined, 'aria-label': undefined },
    emblem('aetherium', found.data.id, color(found.data)),
    queued >= 0 && h('span', { class: 'corner' }, h('span', { class: 'unseen' }, 'PAD '), queued + 1),
    h('span', { class: 'name' }, found.name, h('small', { class: 'foot' }, gone ? w.deletedModel : `${found.data.cs} CS · ${found.data.oc} OC`), h('small', { class: 'foot mono' }, `■ ${own.map((piece) => boxes - models()[piece.model].damage).join('+')}`)));
}

export function hand() {
  const own = me();
  const order = [own, 1 - own].filter((at) => table().sides[at]);
  return order.map((at) => h('section', { 'aria-label': at === own ? w.console : nameOf(at) },
    h('h2', { class: 'small muted' }, at === own ? `${w.console} · RAM ${table().sides[at].ram}/10` : nameOf(at)),
    h('div', { class: 'cards' }, table().sides[at].programs.map((number, slot) => card(at, number, slot)))));
}
