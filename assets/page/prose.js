// The rulebook's Markdown as elements: headings, lists, tables, paragraphs, and within a line bold, italic and code.

import { h } from './dom.js';

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)/g;
const RULE = /^\*\*([A-Z]{2}-[A-Z]?\d+)\*\*/;

function inline(text) {
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    parts.push(text.slice(at, found.index));
    const [whole, bold, italic, code, link] = found;
    if (bold) parts.push(h('strong', {}, inline(bold)));
    else if (italic) parts.push(h('em', {}, inline(italic)));
    else parts.push(code ? h('code', {}, code) : link);
    at = found.index + whole.length;
  }
  return [...parts, text.slice(at)];
}

const cells = (line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());

/** A chapter; each rule can be found by its `data-rule`. */
export function prose(markdown) {
  const blocks = [];
  const lines = markdown.split('\n');
  let list = null;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at].trim();
    const item = line.match(/^(?:[-*]|\d+\.) (.*)/);
    if (item) {
      if (!list) blocks.push((list = h('ul', {})));
      const rule = item[1].match(RULE)?.[1];
      list.append(h('li', { 'data-rule': rule, tabIndex: rule ? -1 : undefined }, inline(item[1])));
      continue;
    }
    if (line === '') continue;
    list = null;
    const heading = line.match(/^(#+) (.*)/);
    if (heading) {
      blocks.push(h(heading[1].length < 3 ? 'h3' : 'h4', {}, inline(heading[2])));
    } else if (line.startsWith('|')) {
      const rows = [];
      for (; lines[at]?.trim().startsWith('|'); at++) rows.push(lines[at].trim());
      at--;
      const body = rows.slice(2).map((row) => h('tr', {}, cells(row).map((cell) => h('td', {}, inline(cell)))));
      blocks.push(h('table', {}, h('thead', {}, h('tr', {}, cells(rows[0]).map((cell) => h('td', {}, inline(cell))))), h('tbody', {}, body)));
    } else {
      const rule = line.match(RULE)?.[1];
      blocks.push(h('p', { 'data-rule': rule, tabIndex: rule ? -1 : undefined }, inline(line)));
    }
  }
  return blocks;
}
