// What lies over the table: log, chat, rulebook, menu. One at a time, in a dialog.

import { isOut } from './clock.js';
import { h, put } from './dom.js';
import { icon } from './icons.js';
import { invitation } from './invite.js';
import { prose } from './prose.js';
import { recordText } from './seal.js';
import { draw, drawn, me, nameOf, now } from './state.js';
import { canNotify, turn, wantNotifications } from './turn.js';
import { w } from './words.js';

const dialog = document.getElementById('sheet');
let open = null;
let chapters = null;
let about = null;
let isSure = false;
let watchers = [];
let wanted = null;

/** Whether this sheet is open. */
export const isOpen = (name) => open === name;

/** Opens a sheet. */
export function openSheet(name) {
  open = name;
  if (name === 'chat') now.unread = 0;
  if (name === 'menu') {
    now.link.ask({ type: 'query', what: 'watchers' }).then((reply) => {
      watchers = reply.watchers ?? [];
      draw();
    });
  }
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

/** Opens what can be done about somebody: `seat`, or `watcher` and `name`. */
export function openPlayer(who) {
  about = who;
  isSure = false;
  openSheet('player');
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

const item = (name, text, act) => h('button', { type: 'button', 'data-at': `menu-${name}`, onclick: act }, text);

/** What can be done about somebody else at the table; nobody is removed by one tap. */
function player() {
  const { seat, watcher } = about;
  const one = now.match.seats[seat];
  const name = about.name ?? nameOf(seat);
  const kick = (extra) => askFor('kick', { ...(seat === undefined ? { watcher } : { seat }), ...extra });
  const plays = me() !== null && one && now.match.started && !now.match.result && !now.match.ended;
  const isPerson = !one || one.player === 'human' || !one.present;
  if (isSure) {
    return [
      h('p', {}, now.host ? w.removeSure(name) : w.removeAsk(name)),
      item('open', seat === undefined ? w.remove(name) : w.removeOpen, () => kick()),
      seat !== undefined && item('to-bot', w.removeBot, () => kick({ level: 'normal' })),
      item('stay', w.cancel, () => { isSure = false; draw(); }),
    ];
  }
  return [
    one && h('p', { class: 'muted' }, one.player !== 'human' ? w.bot : one.present ? w.present : w.away),
    plays && one.player === 'human' && (!one.present || isOut(seat)) && item(`bot-${seat}`, w.botTakes(name), () => askFor('bot', { seat, level: 'normal' })),
    isPerson && item('remove', now.host ? w.remove(name) : w.askRemove(name), () => { isSure = true; draw(); }),
  ];
}

function menu() {
  const { match } = now;
  const plays = me() !== null && match?.started && !match.result && !match.ended;
  const away = plays ? match.seats.filter((one) => one.taken && one.player === 'human' && (!one.present || isOut(one.seat)) && one.seat !== me()) : [];
  return [
    plays && [
      item('undo', w.undo, () => askFor('undo')),
      match.paused ? item('resume', w.resume, () => askFor('resume')) : item('pause', w.pause, () => askFor('pause')),
      away.map((one) => item(`bot-${one.seat}`, w.botTakes(nameOf(one.seat)), () => askFor('bot', { seat: one.seat, level: 'normal' }))),
      item('end', w.end, () => askFor('end')),
    ],
    !match?.result && !match?.ended && item('invite', w.invite, () => openSheet('invite')),
    match?.result && item('save', w.saveMatch, save),
    (match?.result || match?.ended) && match.deal?.phase === 'dealt' && item('record', w.saveRecord, saveRecord),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', checked: turn.sound, 'data-at': 'sound', onchange: (event) => { turn.sound = event.target.checked; } }), w.sound),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', checked: turn.notify, disabled: !canNotify(), 'data-at': 'notify', onchange: () => (turn.notify ? (turn.notify = false, draw()) : wantNotifications().then(draw)) }), w.notify),
    h('p', { class: 'muted small' }, canNotify() ? w.notifyWhy : w.notifyOff),
    watchers.length > 0 && [
      h('h3', {}, w.watchers),
      watchers.map((one) => (me() !== null || now.host ? item(`watcher-${one.number}`, one.name, () => openPlayer({ watcher: one.number, name: one.name })) : h('p', {}, one.name))),
    ],
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
  leaveTable();
}

/** Forgets what was shown of the table. */
export function leaveTable() {
  open = null;
  chapters = null;
  Object.assign(now, { host: false, table: null, match: null, log: [], seen: null, chat: [], unread: 0, catalog: null, problem: null, judged: null });
  draw();
}

const SHEETS = { log: [w.log, log], chat: [w.chat, chat, () => now.table.chat === 'free' && writing()], rules: [w.rules, rules], menu: [w.menu, menu], player: [null, player], invite: [w.invite, invitation] };

drawn(() => {
  if (open === null || !now.table) {
    if (dialog.open) dialog.close();
    return;
  }
  const [label, body, foot] = SHEETS[open];
  const title = open === 'player' ? (about.name ?? nameOf(about.seat)) : label;
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
