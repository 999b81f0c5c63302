import { expect, test } from '@jest/globals';
import { takesAvif } from './takes-avif.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true],
  ['image/webp, IMAGE/AVIF;q=0.9', true],
  ['image/webp,*/*', false],
  ['image/*', false],
  ['image/avif;q=0, image/webp', false],
  ['image/avif; q=0.000', false],
  ['image/avif-sequence', false],
  ['', false],
  [undefined, false],
])('%s: %s', (accept, takes) => {
  expect(takesAvif(accept)).toBe(takes);
});
