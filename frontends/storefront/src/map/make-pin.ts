import * as css from './map.module.css';
import { mapMessages as messages } from './map-messages.de.ts';
import type { Place } from './places.ts';

const svg = 'http://www.w3.org/2000/svg';

function makeSvg(name: string, attributes: Readonly<Record<string, string>>, text = ''): SVGElement {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

/** Creates a pin that links to directions (BRANCHES-03), drawn as on the plan. @param number its number in the list */
export function makePin({ name, directions }: Place, number: number | undefined): HTMLElement {
  const pin = Object.assign(document.createElement('a'), {
    href: directions,
    target: '_blank',
    rel: 'noreferrer',
    className: css.pin,
    title: name,
    ariaLabel: [number, messages.routeTo(name)].filter(Boolean).join(': '),
  });
  const picture = makeSvg('svg', { viewBox: '-18 -44 36 46', 'aria-hidden': 'true' });
  picture.append(
    makeSvg('path', { d: pinShape }),
    number === undefined ? makeSvg('circle', { cy: '-26', r: '6' }) : makeSvg('text', { y: '-21' }, String(number)),
  );
  pin.append(picture);
  return pin;
}

/** SVG path of a pin; the tip is at the origin. */
export const pinShape = 'M0 0C-5-9-16-14-16-26a16 16 0 1 1 32 0C16-14 5-9 0 0z';
