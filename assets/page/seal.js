// A sealed deal: the page adds random bytes of its own to the seed, keeps a record of what it is shown, and holds the match
// file against it once the match is over. The rules are not here: `cyberdeck verify` plays the match again.

import { bytesOf, hashOf, sha256 } from './hash.js';
import { now } from './state.js';
import { w } from './words.js';

const KEPT = 'cyberdeck-record-';

/** JSON without spaces, the fields of objects sorted (RFC 8785). */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

const commitmentTo = (bytes) => hashOf('cyberdeck commitment 1', bytesOf(bytes));
const key = () => KEPT + now.table.code + hashOf(now.link.seat.token).slice(0, 16);

let record = null;
let committed = 0;

/** What was kept of this table by this page, or by one before it. */
function recall() {
  const { code, seat } = now.table;
  if (record?.code === code && record.seat === seat) return;
  try {
    record = JSON.parse(localStorage.getItem(key()));
  } catch {
    record = null;
  }
  if (record?.code !== code || record.seat !== seat) record = { code, seat, setup: now.table.setup, round: 0, host: null, commitments: [], bytes: null, views: [] };
  committed = 0;
}

function keep() {
  const text = JSON.stringify(record);
  try {
    localStorage.setItem(key(), text);
  } catch {
    // No room: records of other tables go. A browser that keeps nothing knows it as long as the page is open.
    try {
      for (const name of Object.keys(localStorage)) if (name.startsWith(KEPT)) localStorage.removeItem(name);
      localStorage.setItem(key(), text);
    } catch {
      // Nothing can be kept.
    }
  }
}

/** Commits to new bytes in each round, and opens them once everybody has committed. */
function takePart(deal) {
  const { seat } = record;
  const [shown, isOpen] = [deal.commitments[seat], deal.opened[seat]];
  const own = record.round === deal.round ? record.bytes : null;
  if (own && shown === commitmentTo(own)) {
    if (deal.phase !== 'open' || isOpen) return;
    // What is open can't be compared with anything else later.
    record.commitments = deal.commitments;
    keep();
    now.link.ask({ type: 'open', round: deal.round, bytes: own });
  } else if (shown === null || !(isOpen || committed === deal.round)) {
    // Another page at this seat may have committed; it is not overruled twice.
    committed = deal.round;
    const bytes = own ?? Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
    Object.assign(record, { round: deal.round, bytes, commitments: [] });
    keep();
    now.link.ask({ type: 'commit', round: deal.round, commitment: commitmentTo(bytes) });
  }
}

/** Takes in what the host shows. */
export function witness({ seq, state }) {
  const { deal } = state;
  if (!deal) return;
  recall();
  record.host ??= deal.host;
  if (deal.phase !== 'dealt') {
    // A host that has changed its own part gets nothing more from here.
    if (record.seat !== null && record.host === deal.host) takePart(deal);
    return;
  }
  // A seed that was made without this page.
  if (record.round !== deal.round) Object.assign(record, { round: deal.round, commitments: [], bytes: null });
  if (record.commitments.length === 0) record.commitments = deal.commitments;
  const view = sha256(new TextEncoder().encode(canonical(state.view)));
  if (record.views.at(-1)?.[1] === view) return;
  record.views.push([seq, view]);
  keep();
}

/** What is wrong with a match file as far as the page can tell, or null. */
function wrongIn(journal) {
  const [header] = journal.split('\n', 1);
  const share = (text) => /^Some\(\(commitment:"([0-9a-f]{64})",bytes:"([0-9a-f]{64})"\)\)$/.exec(text);
  const found = /deal:Some\(\(round:(\d+),host:\(commitment:"([0-9a-f]{64})",bytes:"([0-9a-f]{64})"\),seats:\[(.*?)\]\)\)/.exec(header);
  const seed = /seed:"([0-9a-f]{64})"/.exec(header);
  if (!found || !seed || !record) return w.sealMissing;
  const [, round, host, bytes, list] = found;
  const seats = (list.match(/None|Some\(\(.*?\)\)/g) ?? []).map((text) => (text === 'None' ? null : share(text)));
  if (host !== record.host || Number(round) !== record.round || host !== commitmentTo(bytes)) return w.sealHost;
  if (seats.some((one, seat) => (one?.[1] ?? null) !== (record.commitments[seat] ?? null) || (one && one[1] !== commitmentTo(one[2])))) return w.sealSeats;
  if (record.bytes && seats[record.seat]?.[2] !== record.bytes) return w.sealBytes;
  if (seed[1] !== hashOf('cyberdeck seed 1', bytesOf(bytes), ...seats.filter(Boolean).map((one) => bytesOf(one[2])))) return w.sealSeed;
  const viewer = record.seat === null ? 'None' : `Some\\(${record.seat}\\)`;
  const shown = [...journal.matchAll(new RegExp(`\\(seat:${viewer},seq:(\\d+),step:\\d+,view:"([0-9a-f]{64})"\\)`, 'g'))];
  const at = record.views.findIndex(([seq, view]) => shown.findLast((one) => Number(one[1]) <= seq)?.[2] !== view);
  return at < 0 ? null : w.sealView(at + 1, record.views.length);
}

/** What a match file says to this page, in a sentence. */
export function judge(journal) {
  const wrong = wrongIn(journal);
  if (wrong) return { good: false, text: w.sealBroken(wrong) };
  return { good: true, text: record.bytes ? w.sealGood(record.views.length) : w.sealSeen(record.views.length) };
}

/** The record as a file: for `cyberdeck verify FILE --record RECORD`. */
export const recordText = () => JSON.stringify(record);
