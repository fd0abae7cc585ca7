// Making elements. Texts from outside become text nodes, never markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'style') for (const [key, own] of Object.entries(value)) element.style.setProperty(key, own);
    else if (name in element && !(element instanceof SVGElement) && name !== 'list') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An element of HTML: `h('button', { onclick }, 'Roll')`. */
export const h = (tag, properties, ...children) => fill(document.createElement(tag), properties, children);

/** An element of SVG. */
export const s = (tag, properties, ...children) => fill(document.createElementNS(SVG, tag), properties, children);

/** Puts new children into an element. What had the focus has it again by its `data-at`, or else what comes first. */
export function put(element, ...children) {
  const held = element.contains(document.activeElement) ? document.activeElement.getAttribute('data-at') : null;
  const scrolled = new Map([...element.querySelectorAll('[data-scroll]')].map((one) => [one.dataset.scroll, one.scrollTop]));
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  for (const one of element.querySelectorAll('[data-scroll]')) one.scrollTop = scrolled.get(one.dataset.scroll) ?? 0;
  if (held === null) return;
  const next = element.querySelector(`[data-at="${CSS.escape(held)}"]`) ?? element.querySelector('.ways button, [data-at="main"], button');
  (next ?? element).focus({ preventScroll: true });
}
