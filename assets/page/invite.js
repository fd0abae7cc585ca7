// The way to this table for others: join code, address, and a picture of it for the cameras of phones.

import { h } from './dom.js';
import { now, say } from './state.js';
import { w } from './words.js';

/** A browser on the computer of the host calls it by a name that means another computer elsewhere. */
const isLocal = /^(localhost|127\.|\[::1\])/.test(location.host);

/** Everything that others need to come. */
export function invitation() {
  const { code } = now.table;
  const address = `${location.origin}/?code=${code}`;
  const copy = () => (navigator.clipboard ? navigator.clipboard.writeText(address).then(() => say(w.copied)) : prompt(w.copy, address));
  return [
    h('p', { class: 'code' }, code),
    isLocal
      ? h('p', { class: 'muted' }, w.localOnly)
      : h('img', { class: 'way', src: `invitation.svg?code=${code}&secure=${location.protocol === 'https:'}`, alt: w.wayPicture(address), width: 200, height: 200 }),
    h('p', { class: 'muted address' }, address),
    h('button', { type: 'button', 'data-at': 'copy', onclick: copy }, w.copy),
  ];
}
