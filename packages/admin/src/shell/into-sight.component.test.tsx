import { expect, test } from '@jest/globals';
import { intoSight } from './into-sight.ts';

/** A box of 100 px and a line `top` px below its top; the mocked rects follow scrolling. */
function makeBox(top: number, height: number) {
  const box = document.createElement('div');
  const line = document.createElement('div');
  box.getBoundingClientRect = () => new DOMRect(0, 50, 200, 100);
  line.getBoundingClientRect = () => new DOMRect(0, 50 + top - box.scrollTop, 200, height);
  return { box, line };
}

test.each([
  ['below the visible part', { top: 180, height: 36, scrolled: 0 }, 116],
  ['above the visible part', { top: 10, height: 36, scrolled: 60 }, 10],
  ['in the visible part', { top: 40, height: 36, scrolled: 20 }, 20],
  ['taller than the visible part: to its start', { top: 150, height: 300, scrolled: 0 }, 150],
])('scrolls for a line %s', (_, { top, height, scrolled }, expected) => {
  const { box, line } = makeBox(top, height);
  box.scrollTop = scrolled;
  intoSight(box, line);
  expect(box.scrollTop).toBe(expected);
});
