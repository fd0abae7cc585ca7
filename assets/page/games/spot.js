// What can be tapped on a board, and the emblems of cards.

import { candidates, chosen, tap } from '../choose.js';
import { h, s } from '../dom.js';
import { draw, now } from '../state.js';

/** Whether one of these keys is chosen. */
export const isHeld = (keys) => keys.some((key) => now.places.includes(key) || chosen()?.keys.includes(key));

let found = { left: null, keys: null };

/** Whether something can be done with one of these keys. */
export function isLegal(keys) {
  const left = candidates();
  if (found.left !== left) found = { left, keys: new Set(left.flatMap((way) => way.keys)) };
  return keys.some((key) => found.keys.has(key));
}

/** Attributes of a thing that can be tapped. `keys` are what it stands for, the nearest first; `lit` are those that light it. */
export function spot(keys, label, { quiet = false, also = '', lit = keys } = {}) {
  const held = isHeld(lit);
  const legal = !held && isLegal(lit);
  const reached = legal || held || !quiet;
  const act = (event) => {
    event.preventDefault();
    event.stopPropagation();
    tap(keys);
  };
  return {
    class: `spot ${legal ? 'legal' : ''} ${held ? 'held' : ''} ${also}`,
    role: reached ? 'button' : undefined,
    tabindex: reached ? '0' : undefined,
    'aria-label': reached ? label : undefined,
    'aria-pressed': reached ? String(held) : undefined,
    'data-at': `spot-${keys[0]}`,
    onclick: act,
    onkeydown: (event) => (event.key === 'Enter' || event.key === ' ') && act(event),
  };
}

/** A part of a picture that is tapped as a whole: its own texts are not its name. */
export function region(keys, label, box, ...parts) {
  const { class: state, ...rest } = spot(keys, label);
  return s('g', { class: state.replace('spot', '') }, s('g', { 'aria-hidden': 'true', class: state.replace('spot', '') }, ...parts), s('rect', { class: 'spot hit', ...rest, ...box }));
}

/** A board: an image with parts that can be tapped. */
export const picture = (label, width, height, ...children) =>
  h('div', { class: 'board' }, s('svg', { viewBox: `0 0 ${width} ${height}`, role: 'group', 'aria-label': label, preserveAspectRatio: 'xMidYMin meet' }, ...children));

/** A text in a picture. */
export const text = (x, y, size, what, extra = {}) => s('text', { x, y, 'font-size': size, 'text-anchor': 'middle', 'dominant-baseline': 'central', ...extra }, String(what));

/** The mark of a seat as a shape around a point. */
export function markShape(seat, x, y, radius, extra = {}) {
  const at = (points) => points.map(([dx, dy]) => `${x + dx * radius},${y + dy * radius}`).join(' ');
  const fill = { fill: `var(--seat-${seat % 6})`, ...extra };
  const star = Array.from({ length: 10 }, (_, point) => {
    const [angle, far] = [(Math.PI * point) / 5 - Math.PI / 2, point % 2 ? 0.5 : 1.15];
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  const SHAPES = [
    () => s('circle', { cx: x, cy: y, r: radius, ...fill }),
    () => s('polygon', { points: at([[0, -1.1], [1.1, 0.9], [-1.1, 0.9]]), ...fill }),
    () => s('rect', { x: x - radius * 0.9, y: y - radius * 0.9, width: radius * 1.8, height: radius * 1.8, ...fill }),
    () => s('polygon', { points: at([[0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]]), ...fill }),
    () => s('polygon', { points: at([[-0.4, -1], [0.4, -1], [0.4, -0.4], [1, -0.4], [1, 0.4], [0.4, 0.4], [0.4, 1], [-0.4, 1], [-0.4, 0.4], [-1, 0.4], [-1, -0.4], [-0.4, -0.4]]), ...fill }),
    () => s('polygon', { points: at(star), ...fill }),
  ];
  return SHAPES[seat % 6]();
}

const albums = {};

/** The list of a game's emblems; it comes from the host once. */
function album(name) {
  albums[name] ??= { ids: [] };
  if (!albums[name].asked) {
    albums[name].asked = true;
    fetch(`art/${name}.json`).then((answer) => answer.json()).then((list) => {
      Object.assign(albums[name], list);
      draw();
    }, () => {});
  }
  return albums[name];
}

/** The emblem of a card on its colour, for cards in HTML. */
export function emblem(name, id, color, also = '') {
  const list = album(name);
  const at = list.ids.indexOf(String(id));
  const style = {};
  if (at >= 0) {
    const [columns, rows] = [list.columns, Math.ceil(list.ids.length / list.columns)];
    const part = (place, count) => (count < 2 ? 0 : (100 * place) / (count - 1));
    Object.assign(style, {
      'background-image': `url(art/${name}.png)`,
      '--columns': columns,
      '--x': `${part(at % columns, columns)}%`,
      '--y': `${part(Math.floor(at / columns), rows)}%`,
    });
  }
  return h('span', { class: `emblem ${also}`, 'aria-hidden': 'true', style: { '--kind': color } }, h('span', { style }));
}

/** The emblem of a card in a picture: white, on whatever lies under it. */
export function emblemIn(name, id, x, y, size) {
  const list = album(name);
  const at = list.ids.indexOf(String(id));
  if (at < 0) return null;
  const { cell, columns, ids } = list;
  return s('svg', { x, y, width: size, height: size, viewBox: `${(at % columns) * cell} ${Math.floor(at / columns) * cell} ${cell} ${cell}`, class: 'drawn', 'aria-hidden': 'true' },
    s('image', { href: `art/${name}.png`, width: cell * columns, height: cell * Math.ceil(ids.length / columns) }));
}
