// What lies over the table: log, chat, rulebook, menu. One at a time, in a dialog.

import { h, put } from './dom.js';
import { icon } from './icons.js';
import { prose } from './prose.js';
import { recordText } from './seal.js';
import { draw, drawn, me, nameOf, now } from './state.js';
import { canNotify, turn, wantNotifications } from './turn.js';
import { w } from './words.js';

const dialog = document.getElementById('sheet');
let open = null;
let chapters = null;
let wanted = null;

/** Whether this sheet is open. */
export const isOpen = (name) => open === name;

/** Opens a sheet. */
export function openSheet(name) {
  open = name;
  if (name === 'chat') now.unread = 0;
  if (name === 'rules' && chapters === null) {
    now.link.ask({ type: 'rulebook' }).then((reply) => {
      // The chapter of the game comes first.
      const order = (chapter) => (chapter.name === now.table.game ? 0 : 1);
      chapters = reply.type === 'reply' ? reply.chapters.sort((one, other) => order(one) - order(other)).map((chapter) => prose(chapter.markdown)) : null;
      draw();
    });
  }
  draw();
}

/** Opens the rulebook at a rule. */
export function openRule(rule) {
  wanted = rule;
  openSheet('rules');
}

function close() {
  if (open === 'log') {
    now.seen = now.log.length;
    now.fresh = false;
  }
  open = null;
  wanted = null;
  dialog.close();
  draw();
}

dialog.addEventListener('cancel', (event) => {
  event.preventDefault();
  close();
});
dialog.addEventListener('click', (event) => event.target === dialog && close());

function log() {
  if (now.log.length === 0) return h('p', {}, w.logEmpty);
  return h('ol', { class: 'log' }, now.log.map((line, at) =>
    h('li', { class: `${line.heading ? 'heading' : ''} ${at >= now.seen ? 'new' : ''}` }, line.text)));
}

function chat() {
  const send = (message) => now.link.ask({ type: 'chat', ...message }).then((answer) => {
    if (answer.type !== 'ok') now.refusal = { rule: '', text: answer.text };
    draw();
  });
  const kind = now.table.chat;
  return [
    now.chat.length === 0 ? h('p', { class: 'muted' }, w.chatEmpty) : h('ol', { class: 'log' }, now.chat.slice(-50).map((one) => h('li', {}, h('b', {}, one.name || w.spectator), `: ${one.text}`))),
    kind === 'off' ? h('p', { class: 'muted' }, w.chatOff) : h('div', { class: 'chips' }, (now.welcome?.phrases ?? []).map((one) =>
      h('button', { type: 'button', 'data-at': `say-${one.phrase}`, onclick: () => send({ phrase: one.phrase }) }, one.text))),
  ];
}

function writing() {
  const form = h('form', {
    class: 'write',
    onsubmit: (event) => {
      event.preventDefault();
      const field = form.elements.text;
      const text = field.value.trim();
      field.value = '';
      if (text) now.link.ask({ type: 'chat', text }).then(draw);
    },
  }, h('input', { name: 'text', maxLength: 200, autocomplete: 'off', 'aria-label': w.chatText, placeholder: w.chatText, 'data-at': 'chat-text' }), h('button', { type: 'submit' }, w.send));
  return form;
}

function rules() {
  if (chapters === null) return h('p', {}, w.connecting);
  return chapters.map((blocks) => h('section', { class: 'prose' }, blocks));
}

/** Asks the others for something. */
function askFor(what, extra = {}) {
  close();
  now.link.ask({ type: 'ask', what, ...extra }).then((answer) => {
    if (answer.type !== 'ok') now.refusal = { rule: answer.rule ?? '', text: answer.text };
    draw();
  });
}

function menu() {
  const { match } = now;
  const plays = me() !== null && match?.started && !match.result && !match.ended;
  const item = (name, text, act) => h('button', { type: 'button', 'data-at': `menu-${name}`, onclick: act }, text);
  const away = plays ? match.seats.filter((one) => one.taken && one.player === 'human' && !one.present && one.seat !== me()) : [];
  return [
    plays && [
      item('undo', w.undo, () => askFor('undo')),
      match.paused ? item('resume', w.resume, () => askFor('resume')) : item('pause', w.pause, () => askFor('pause')),
      away.map((one) => item(`bot-${one.seat}`, w.botTakes(nameOf(one.seat)), () => askFor('bot', { seat: one.seat, level: 'normal' }))),
      item('end', w.end, () => askFor('end')),
    ],
    match?.result && item('save', w.saveMatch, save),
    (match?.result || match?.ended) && match.deal?.phase === 'dealt' && item('record', w.saveRecord, saveRecord),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', checked: turn.sound, 'data-at': 'sound', onchange: (event) => { turn.sound = event.target.checked; } }), w.sound),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', checked: turn.notify, disabled: !canNotify(), 'data-at': 'notify', onchange: () => (turn.notify ? (turn.notify = false, draw()) : wantNotifications().then(draw)) }), w.notify),
    h('p', { class: 'muted small' }, canNotify() ? w.notifyWhy : w.notifyOff),
    item('leave', w.leave, () => { close(); leave(); }),
  ];
}

/** Hands the match file to the browser to be kept. */
async function save() {
  const reply = await now.link.ask({ type: 'journal' });
  if (reply.type !== 'reply') return;
  download(reply.journal, 'text/plain', `${now.table.game}-${now.table.code}.ron`);
}

/** Hands the record of a sealed match to the browser. */
const saveRecord = () => download(recordText(), 'application/json', `${now.table.code}.record.json`);

function download(text, type, name) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  h('a', { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

function leave() {
  now.link.leave();
  chapters = null;
  Object.assign(now, { table: null, match: null, log: [], seen: null, chat: [], unread: 0, catalog: null, problem: null, judged: null });
  draw();
}

const SHEETS = { log: [w.log, log], chat: [w.chat, chat, () => now.table.chat === 'free' && writing()], rules: [w.rules, rules], menu: [w.menu, menu] };

drawn(() => {
  if (open === null || !now.table) {
    if (dialog.open) dialog.close();
    return;
  }
  const [title, body, foot] = SHEETS[open];
  const isNew = dialog.dataset.sheet !== open || !dialog.open;
  dialog.dataset.sheet = open;
  dialog.setAttribute('aria-label', title);
  if (!(isNew === false && open === 'chat' && document.activeElement?.dataset.at === 'chat-text')) {
    put(dialog,
      h('div', { class: 'sheet-head' }, h('h2', {}, title), h('button', { class: 'plain', type: 'button', 'aria-label': w.close, 'data-at': 'close', onclick: close }, icon('close'))),
      h('div', { class: 'sheet-body', 'data-scroll': 'sheet', tabIndex: 0 }, body()),
      foot?.());
  } else {
    put(dialog.querySelector('.sheet-body'), body());
  }
  if (!dialog.open) dialog.showModal();
  const area = dialog.querySelector('.sheet-body');
  if (isNew && (open === 'log' || open === 'chat')) area.scrollTop = area.scrollHeight;
  if (wanted && open === 'rules') {
    const place = area.querySelector(`[data-rule="${CSS.escape(wanted)}"]`);
    if (place) {
      area.querySelector('.here')?.classList.remove('here');
      place.classList.add('here');
      place.scrollIntoView({ block: 'center' });
      place.focus({ preventScroll: true });
      wanted = null;
    }
  }
});
