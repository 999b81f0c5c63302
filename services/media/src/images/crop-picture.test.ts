import { expect, test } from '@jest/globals';
import { imageCrop, smallestCrop } from '@theke/contracts/media/image';
import fc from 'fast-check';
import { cropPixels } from './crop-picture.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.tuple(share, share, share, share).map(([a, b, c, d]) => {
  const width = smallestCrop + a * (1 - smallestCrop);
  const height = smallestCrop + b * (1 - smallestCrop);
  return { width, height, x: c * (1 - width), y: d * (1 - height) };
});
const side = fc.integer({ min: 1, max: 2560 });

// MEDIA-22
test('a valid crop lies within the picture and is not empty', () => {
  fc.assert(
    fc.property(crop, side, side, (rectangle, width, height) => {
      expect(imageCrop.safeParse(rectangle).success).toBe(true);
      const pixels = cropPixels(rectangle, { width, height });
      expect(Math.min(pixels.left, pixels.top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(pixels.width, pixels.height)).toBeGreaterThanOrEqual(1);
      expect(pixels.left + pixels.width).toBeLessThanOrEqual(width);
      expect(pixels.top + pixels.height).toBeLessThanOrEqual(height);
    }),
  );
});

test('refuses a crop that reaches beyond the picture', () => {
  expect(imageCrop.safeParse({ x: 0.5, y: 0, width: 0.6, height: 1 }).success).toBe(false);
  expect(imageCrop.safeParse({ x: 0, y: 0, width: 0.01, height: 1 }).success).toBe(false);
});
