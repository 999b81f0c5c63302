// MEDIA-22
import { expect, test } from '@jest/globals';
import { type ImageCrop, imageCrop, smallestCrop } from '@theke/contracts/media/image';
import fc from 'fast-check';
import {
  fitRatio,
  moveCrop,
  pointWithin,
  resizeCrop,
  roundCrop,
  toCropPoint,
  toPicturePoint,
} from './crop-geometry.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.double({ min: -2, max: 2, noNaN: true });
const crop = fc.tuple(share, share, share, share).map(([a, b, c, d]): ImageCrop => {
  const width = smallestCrop + a * (1 - smallestCrop);
  const height = smallestCrop + b * (1 - smallestCrop);
  return { width, height, x: c * (1 - width), y: d * (1 - height) };
});
const corner = fc.constantFrom('topLeft', 'topRight', 'bottomLeft', 'bottomRight');
/** Ratios of 1 to 1, 5 to 4 and 16 to 9 on pictures up to four times as wide as high, and the reverse. */
const ratio = fc.double({ min: 0.25, max: 4, noNaN: true });
const isValid = (one: ImageCrop) => expect(imageCrop.safeParse(roundCrop(one)).error).toBeUndefined();

test('a moved crop keeps its size and stays within the picture', () => {
  fc.assert(
    fc.property(crop, step, step, (before, dx, dy) => {
      const after = moveCrop(before, dx, dy);
      expect([after.width, after.height]).toEqual([before.width, before.height]);
      isValid(after);
    }),
  );
});

test('a dragged corner leaves the opposite one and the picture’s edges alone', () => {
  fc.assert(
    fc.property(crop, corner, step, step, (before, at, dx, dy) => {
      const after = resizeCrop(before, at, dx, dy);
      if (at.endsWith('Left')) expect(after.x + after.width).toBeCloseTo(before.x + before.width);
      else expect(after.x).toBe(before.x);
      if (at.startsWith('top')) expect(after.y + after.height).toBeCloseTo(before.y + before.height);
      else expect(after.y).toBe(before.y);
      isValid(after);
    }),
  );
});

test('with a ratio every change keeps it', () => {
  fc.assert(
    fc.property(crop, corner, step, step, ratio, (start, at, dx, dy, wanted) => {
      const before = fitRatio(start, wanted);
      isValid(before);
      const after = resizeCrop(before, at, dx, dy, wanted);
      expect(before.width / before.height).toBeCloseTo(wanted);
      expect(after.width / after.height).toBeCloseTo(wanted);
      isValid(after);
    }),
  );
});

test('a focal point within a crop is the same in both coordinates', () => {
  fc.assert(
    fc.property(crop, share, share, (within, x, y) => {
      const point = toCropPoint(toPicturePoint({ x, y }, within), within);
      expect(point.x).toBeCloseTo(x);
      expect(point.y).toBeCloseTo(y);
    }),
  );
});

test('a crop shows its focal point inside', () => {
  fc.assert(
    fc.property(crop, share, share, fc.boolean(), (within, x, y, isChosen) => {
      const point = pointWithin({ x, y }, within, isChosen);
      expect(point.x).toBeGreaterThanOrEqual(within.x);
      expect(point.x).toBeLessThanOrEqual(within.x + within.width + 1e-9);
      expect(point.y).toBeGreaterThanOrEqual(within.y);
      expect(point.y).toBeLessThanOrEqual(within.y + within.height + 1e-9);
    }),
  );
});
