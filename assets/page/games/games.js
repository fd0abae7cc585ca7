// The games of this page. A game that is not among them is played from its texts alone.

import { h } from '../dom.js';
import { now } from '../state.js';
import { w } from '../words.js';
import * as accessDenied from './access-denied.js';
import * as aetherium from './aetherium.js';
import * as dataWarriors from './data-warriors.js';
import * as terminalDispute from './terminal-dispute.js';

const GAMES = {
  'terminal-dispute': terminalDispute,
  'access-denied': accessDenied,
  'data-warriors': dataWarriors,
  aetherium,
};

/** Everything that a game brings; the rest has its meaning here. */
const PLAIN = {
  /** Keys of the places that belong to an action; the letter before the colon says what it is. */
  keys: () => [],
  /** What a key is called. */
  label: () => null,
  /** Which family of keys is asked for first. */
  rank: () => 0,
  /** Kinds of actions that end a step or pass. */
  ends: [],
  /** The table as it is seen. */
  board: () => h('p', { class: 'muted' }, w.unknownGame),
};

/** The game at the table. */
export const game = () => ({ ...PLAIN, ...GAMES[now.table?.game] });
