// Icons in one line weight.

import { s } from './dom.js';

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  chat: 'M4 5h16v11H9l-5 4z',
  rules: 'M12 6c-2-1.5-5-1.5-8-1v13c3-.5 6-.5 8 1 2-1.5 5-1.5 8-1V5c-3-.5-6-.5-8 1zm0 0v13',
  log: 'M5 6h14M5 12h14M5 18h9',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2',
  plus: 'M12 5v14M5 12h14',
};

export const icon = (name) => s('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: PATHS[name] }));

/** The marks of the seats: a seat is always colour and mark. */
export const MARKS = ['●', '▲', '■', '◆', '✚', '★'];
