// Icons in one line weight.

import { h, s } from './dom.js';

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  chat: 'M4 5h16v11H9l-5 4z',
  rules: 'M12 6c-2-1.5-5-1.5-8-1v13c3-.5 6-.5 8 1 2-1.5 5-1.5 8-1V5c-3-.5-6-.5-8 1zm0 0v13',
  log: 'M5 6h14M5 12h14M5 18h9',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2',
  cards: 'M4 4h11v16H4zM18 7h2v14H8',
  points: 'M12 3l2.7 6 6.3.6-4.8 4.2 1.4 6.4L12 17l-5.6 3.2 1.4-6.4L3 9.6 9.3 9z',
  root: 'M7 11a4 4 0 1 1 3.5 3.9V20H7m3.5-2.5H8',
  drive: 'M4 6c0-4 16-4 16 0v12c0 4-16 4-16 0zM4 6c0 4 16 4 16 0M4 12c0 4 16 4 16 0',
  memory: 'M6 6h12v12H6zM9 2v4m6-4v4M9 18v4m6-4v4M2 9h4M2 15h4m12-6h4m-4 6h4',
  pad: 'M7 3h10v18H7zM10 8h4m-4 4h4',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  check: 'M5 13l4 4L19 7',
};

export const icon = (name) => s('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: PATHS[name] }));

/** A small fact: an icon that stands for a word, and a number. */
export const fact = (name, word, value) =>
  h('span', { class: 'fact', title: word }, icon(name), h('span', { class: 'unseen' }, word), value !== undefined && h('b', {}, value));

/** The marks of the seats: a seat is always colour and mark. */
export const MARKS = ['●', '▲', '■', '◆', '✚', '★'];
