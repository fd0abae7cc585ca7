// The form for a new table: game, players, options of the game, a clock, and whether the deal is sealed.

import { h, put } from './dom.js';
import { MARKS } from './icons.js';
import { draw, now } from './state.js';
import { w } from './words.js';

/** The clocks to choose from: seconds in the bank, and seconds more for each turn. */
const CLOCKS = ['', '300+10', '600+15', '1800+30', '86400+3600'];

const KINDS = ['human', 'bot:easy', 'bot:normal', 'bot:hard', ''];

const field = (label, control, help) => h('label', { class: 'field' }, label, control, help && h('small', { class: 'muted' }, help));

/** A control for an option of the game; one of free text offers what is known. */
function control(option, value) {
  const { key, values, choices } = option;
  if (values.length > 0) {
    return h('select', { 'data-option': key }, choices.map(([one, name]) => h('option', { value: one, selected: one === value }, name)));
  }
  const list = `known-${key}`;
  return [
    h('input', { 'data-option': key, list, value: value === option.default ? '' : value, placeholder: option.default, autocomplete: 'off', spellcheck: false }),
    h('datalist', { id: list }, choices.map(([one, name]) => h('option', { value: one }, name))),
  ];
}

/** The number of the seat that an option is about; null if it is about all. */
const seatOf = (option) => Number(/\d+$/.exec(option.key)?.[0] ?? 0) || null;

/** Makes a new table, where the host lets clients do so, and sits down at it as `name` says. */
export function tableForm(name) {
  const { games } = now.welcome;
  const choice = h('select', { 'data-at': 'game' }, games.map((one) => h('option', { value: one.id }, one.title)));
  const time = h('select', { 'data-at': 'clock' }, CLOCKS.map((one) => h('option', { value: one }, w.clocks[one])));
  const sealed = h('input', { type: 'checkbox', 'aria-describedby': 'sealed-help', 'data-at': 'sealed' });
  const players = h('div', { class: 'join-seats' });
  const options = h('div', { class: 'options' });
  const game = () => games.find((one) => one.id === choice.value);
  const seats = () => [...players.querySelectorAll('select')].map((one) => one.value).filter(Boolean);
  const chosen = () => Object.fromEntries([...options.querySelectorAll('[data-option]')].map((one) => [one.dataset.option, one.value.trim()]));

  const offerOptions = (values) => {
    const fitting = game().options.filter((option) => seatOf(option) === null || seatOf(option) <= seats().length);
    put(options, fitting.map((option) => field(option.title, control(option, values[option.key] ?? option.default), option.help)));
  };
  const offer = () => {
    const { seats: [least, most] } = game();
    const usual = (seat) => (seat === 0 ? 'human' : seat < Math.max(least, 2) ? 'bot:easy' : '');
    put(players, Array.from({ length: most }, (_, seat) => field(`${MARKS[seat]} ${w.seatNumber(seat + 1)}`,
      h('select', { onchange: () => offerOptions(chosen()) }, KINDS.filter((kind) => kind || seat >= least).map((kind) => h('option', { value: kind, selected: kind === usual(seat) }, w.player[kind]))))));
    offerOptions({});
  };
  const create = async () => {
    const usual = Object.fromEntries(game().options.map((option) => [option.key, option.default]));
    const set = Object.entries(chosen()).filter(([key, value]) => value && value !== usual[key]);
    const [bank, credit] = time.value.split('+').map(Number);
    const answer = await now.link.ask({
      type: 'create', game: choice.value, seats: seats(), sealed: sealed.checked,
      setup: { seats: seats().length, options: Object.fromEntries(set) },
      ...(time.value && { clock: { bank, credit } }),
      sealed: sealed.checked,
    });
    now.problem = answer.type === 'created' ? null : answer;
    if (answer.type === 'created') now.link.join({ code: answer.code, name: name() });
    draw();
  };

  choice.addEventListener('change', offer);
  offer();
  return h('details', { class: 'join', id: 'new-table' }, h('summary', {}, w.newTable),
    field(w.game, choice), players,
    h('details', {}, h('summary', {}, w.options), options),
    field(w.clock, time, w.clockHelp),
    h('label', { class: 'check' }, sealed, w.sealed), h('p', { class: 'muted small', id: 'sealed-help' }, w.sealedHelp),
    h('button', { class: 'calm', type: 'button', onclick: create }, w.create));
}
