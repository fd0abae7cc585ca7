// The page: what the host says becomes what is seen.

import { forget } from './choose.js';
import { clock, hearClocks } from './clock.js';
import { h, put } from './dom.js';
import './dock.js';
import { game } from './games/games.js';
import { MARKS, icon } from './icons.js';
import { invitation } from './invite.js';
import { Link, kept } from './link.js';
import { judge, witness } from './seal.js';
import { isOpen, leaveTable, openPlayer, openSheet } from './sheets.js';
import { draw, drawn, hasBegun, isMine, isReady, mark, me, nameOf, now, say } from './state.js';
import { tableForm } from './table-form.js';
import { alarm } from './turn.js';
import { language, w } from './words.js';

const bar = document.getElementById('bar');
const main = document.getElementById('main');

function hear(message) {
  switch (message.type) {
    case 'welcome':
      now.welcome = message;
      break;
    case 'seated':
      now.problem = null;
      now.host = Boolean(message.host);
      break;
    case 'snapshot':
      now.table = message.table;
      hearClocks(message.clock);
      now.log = message.log.lines;
      now.seen ??= now.log.length;
      document.documentElement.lang = now.welcome?.language ?? language;
      witness(message);
      nameThings(message.state);
      changed(message.state);
      break;
    case 'events':
      witness(message);
      // Before a sealed deal there was nothing to name.
      if (now.catalog === null && message.state.deal) nameThings(message.state);
      hearClocks(message.clock);
      if (message.log) now.log.splice(message.log.from, Infinity, ...message.log.lines);
      now.seen = Math.min(now.seen, now.log.length);
      if (message.events.length > 0) say(message.events.map((event) => event.text).filter(Boolean).slice(-3).join(' '));
      changed(message.state);
      break;
    case 'said':
      now.chat.push(message);
      if (!isOpen('chat')) now.unread++;
      say(`${message.name}: ${message.text}`);
      break;
    case 'notice':
      now.refusal = { rule: '', text: message.text };
      say(message.text, true);
      break;
    case 'error':
    case 'bye':
      if (message.kind === 'removed') leaveTable();
      now.problem = message;
      break;
  }
  draw();
}

/** Asks what things are called, once there are any. */
function nameThings({ view }) {
  if (view === null) return;
  now.link.ask({ type: 'query', what: 'catalog' }).then((reply) => {
    if (reply.type === 'reply') [now.catalog, now.pieces] = [reply.catalog, reply.pieces];
    draw();
  });
}

/** Holds the match file against what this page was shown, once. */
async function checkDeal() {
  if (now.judged !== null) return;
  now.judged = {};
  const reply = await now.link.ask({ type: 'journal' });
  now.judged = reply.type === 'reply' ? judge(reply.journal) : { good: false, text: reply.text };
  say(now.judged.text);
  draw();
}

/** A new state: what was chosen stays chosen while it can still be done. */
function changed(match) {
  const before = now.match;
  now.match = match;
  if (match.result && !before?.result) main.scrollTop = 0;
  if (now.table.sealed && (match.result || match.ended) && (match.deal?.phase ?? 'dealt') === 'dealt') checkDeal();
  const what = (one) => JSON.stringify(one?.actions.map((way) => way.action) ?? []);
  if (what(before) !== what(match)) {
    forget();
    now.refusal = null;
  }
  if (isMine(match) && !isMine(before)) {
    now.fresh = now.log.length > now.seen;
    alarm(now.table.title, match.prompt);
  } else if (!isMine(match) && isMine(before)) {
    now.seen = now.log.length;
    now.fresh = false;
  }
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') {
    if (!now.fresh) now.seen = now.log.length;
  } else {
    now.fresh = now.log.length > now.seen;
    draw();
  }
});

function barButton(name, text, extra) {
  return h('button', { class: 'plain', type: 'button', 'aria-label': text, title: text, 'data-at': `bar-${name}`, onclick: () => openSheet(name) }, icon(name), extra);
}

drawn(() => {
  const title = now.table?.title ?? w.title;
  const { match } = now;
  const standing = !match ? '' : match.result || match.ended ? w.over : !match.started ? w.waiting : me() === null ? w.watching : isMine() ? w.yourTurn : w.waiting;
  document.title = `${isMine() ? '● ' : ''}${standing ? `${standing} – ` : ''}${title}`;
  put(bar,
    h('h1', {}, title, now.table && h('small', {}, h('span', { class: 'mono' }, now.table.code), ` · ${standing}`)),
    now.table && [
      barButton('chat', now.unread > 0 ? `${w.chat} (${now.unread})` : w.chat, now.unread > 0 && h('span', { class: 'dot' })),
      barButton('rules', w.rules),
      barButton('menu', w.menu),
    ]);
});

/** The code in the address, as the host's link and QR code give it. */
const codeInAddress = () => (new URLSearchParams(location.search).get('code') ?? location.hash.slice(1)).toUpperCase().slice(0, 6);

/** The field with this name in a form; the host takes no empty ones. */
const valueOf = (form, field) => form.elements[field].value.trim();

/** Asks for code, name and seat. */
function joinForm() {
  const last = kept();
  const form = h('form', {
    class: 'join',
    id: 'join',
    onsubmit: (event) => {
      event.preventDefault();
      const [code, name, seat, password] = ['code', 'name', 'seat', 'password'].map((field) => valueOf(form, field));
      now.problem = null;
      now.link.join({ code: code.toUpperCase(), name, watch: event.submitter?.value === 'watch', seat: seat === '' ? undefined : Number(seat), password });
      draw();
    },
  },
  h('p', { class: 'muted' }, w.tagline),
  h('div', { id: 'problem', role: 'alert' }),
  h('label', { class: 'field' }, w.code,
    h('input', { name: 'code', class: 'code', required: true, minLength: 6, maxLength: 6, autocomplete: 'off', autocapitalize: 'characters', spellcheck: false, 'aria-describedby': 'code-help', value: codeInAddress() || (last?.code ?? '') }),
    h('small', { id: 'code-help', class: 'muted' }, w.codeHelp)),
  h('label', { class: 'field' }, w.name, h('input', { name: 'name', maxLength: 24, autocomplete: 'nickname', value: last?.name ?? '' })),
  h('label', { class: 'field' }, w.seatWish,
    h('select', { name: 'seat' }, h('option', { value: '' }, w.anySeat), MARKS.map((sign, seat) => h('option', { value: seat }, `${sign} ${w.seatNumber(seat + 1)}`)))),
  h('label', { class: 'field', id: 'password', hidden: true }, w.tablePassword, h('input', { name: 'password', type: 'password', autocomplete: 'off' })),
  h('button', { class: 'main', type: 'submit', value: 'seat' }, w.join),
  h('button', { type: 'submit', value: 'watch' }, w.watch));
  return form;
}

function drawJoin() {
  if (!document.getElementById('join')) put(main, joinForm());
  if (now.welcome?.create && !document.getElementById('new-table')) main.append(tableForm(() => valueOf(document.getElementById('join'), 'name')));
  const { problem } = now;
  put(document.getElementById('problem'), problem ? h('p', { class: 'error' }, problem.text) : !now.online && h('p', { class: 'muted' }, w.connecting));
  if (problem?.kind === 'password') document.getElementById('password').hidden = false;
}

/** Whether something can be done about the player at a seat. */
const canTouch = (one) => one.taken && one.player === 'human' && one.seat !== me() && (me() !== null || now.host);

function seats() {
  return h('ul', { class: 'seats', 'aria-label': w.seats },
    now.match.seats.map((one) => {
      const standing = !one.taken ? w.open : one.player !== 'human' ? w.bot : one.seat === me() ? w.you : one.present ? '' : w.away;
      const acts = one.acts && now.match.started && !now.match.result;
      const facts = isReady() ? (game().seat?.(one.seat) ?? []) : [];
      return h('li', { class: acts ? 'seat acts' : 'seat' },
        mark(one.seat),
        h(canTouch(one) ? 'button' : 'span', { class: 'who', ...(canTouch(one) && { type: 'button', 'data-at': `player-${one.seat}`, onclick: () => openPlayer({ seat: one.seat }) }) }, one.taken ? nameOf(one.seat) : w.seatNumber(one.seat + 1), standing && h('span', { class: 'muted small' }, ` ${standing}`), acts && h('span', { class: 'unseen' }, `, ${w.acts}`)),
        clock(one.seat),
        facts.length > 0 && h('span', { class: 'facts' }, facts));
    }));
}

/** What somebody has just said. */
function said() {
  const last = now.chat.at(-1);
  if (now.unread === 0 || !last) return null;
  return h('button', { class: 'caption', type: 'button', 'data-at': 'said', onclick: () => openSheet('chat') }, icon('chat'), h('span', {}, h('b', {}, last.name || w.spectator), `: ${last.text}`));
}

/** What has happened since the player last looked. */
function news() {
  const lines = now.log.slice(now.seen).filter((line) => !line.heading);
  if (!now.fresh || lines.length < 2 || now.match.result) return null;
  return h('section', { class: 'since', 'aria-label': w.since },
    h('h2', { class: 'small muted' }, w.since),
    lines.length > 4 && h('p', { class: 'muted' }, '…'),
    lines.slice(-4).map((line) => h('p', {}, line.text)));
}

function caption() {
  const last = now.log.findLast((line) => !line.heading) ?? now.log.at(-1);
  return h('button', { class: 'caption', type: 'button', 'data-at': 'caption', 'aria-label': `${w.log}: ${last?.text ?? w.logEmpty}`, onclick: () => openSheet('log') }, icon('log'), h('span', {}, last?.text ?? w.logEmpty));
}

function result() {
  const { result: end, ended, seats: all } = now.match;
  if (!end) return ended && h('p', { class: 'error' }, w.endedEarly);
  const order = all.map((one) => one.seat).sort((one, other) => end.places[one] - end.places[other]);
  return h('section', { 'aria-label': w.result },
    h('h2', { class: 'unseen' }, w.result),
    h('ol', { class: 'scores' }, order.map((seat) => {
      const place = end.places[seat] === 1 ? w.winner : w.place(end.places[seat]);
      return h('li', { class: end.places[seat] === 1 ? 'first' : '' }, mark(seat), h('b', {}, nameOf(seat)), h('span', {}, game().hasPoints ? `${place} · ${w.points(end.scores[seat])}` : place));
    })));
}

/** What has come of a sealed deal. */
function judgement() {
  const { judged } = now;
  return judged?.text && h('p', { class: judged.good ? 'muted' : 'error', role: 'status' }, judged.text);
}

function lobby() {
  // Everybody is here; the deal is not made yet.
  if (now.match.deal && now.match.seats.every((one) => one.taken)) return h('section', { class: 'join' }, h('p', {}, now.match.prompt));
  return h('section', { class: 'join' },
    h('p', {}, hasBegun() ? w.seatOpen : w.waitingForSeats),
    invitation(),
    now.table.sealed && h('p', { class: 'muted small' }, h('b', {}, w.sealed, ': '), w.sealedHelp));
}

drawn(() => {
  if (!now.table || !now.match) {
    drawJoin();
    return;
  }
  const scrolled = main.scrollTop;
  const ready = isReady();
  put(main,
    !now.online && h('p', { class: 'lost', role: 'status' }, w.reconnecting),
    seats(), result(), judgement(), !now.match.started && lobby(), said(), news(),
    ready && h('section', { class: 'table', 'aria-label': w.table }, h('h2', { class: 'unseen' }, w.table), game().board()),
    ready && me() !== null && game().hand?.(),
    hasBegun() && caption());
  main.scrollTop = scrolled;
});

// Escape lets go of what is chosen; a digit takes an entry of the list.
document.addEventListener('keydown', (event) => {
  if (document.querySelector('dialog[open]') || event.target.closest?.('input, select') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    forget();
    now.refusal = null;
    draw();
  } else if (/^[1-9]$/.test(event.key)) {
    document.querySelectorAll('#dock .ways button')[Number(event.key) - 1]?.click();
  }
});

now.link = new Link(hear, (online) => {
  now.online = online;
  draw();
});
draw();
