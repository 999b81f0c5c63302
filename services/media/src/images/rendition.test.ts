import { expect, test } from '@jest/globals';
import { imageCuts, imageSizes } from '@theke/contracts/media/image';
import fc from 'fast-check';
import { isRendition, type RenditionName, renditionOf } from './rendition.ts';

const sides = fc.record({ width: fc.integer({ min: 1, max: 2560 }), height: fc.integer({ min: 1, max: 16_383 }) });
const names = [...Object.keys(imageSizes), ...Object.keys(imageCuts)] as RenditionName[];

test('never enlarges any picture', () => {
  fc.assert(
    fc.property(sides, fc.constantFrom(...names), (picture, name) => {
      const { width, height = 1 } = renditionOf(name, picture) ?? picture;
      expect(width).toBeLessThanOrEqual(picture.width);
      expect(height).toBeLessThanOrEqual(picture.height);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('crops to the shape, as large as the picture allows', () => {
  expect(renditionOf('product', { width: 4000, height: 3000 })).toEqual({ width: 640, height: 640 });
  expect(renditionOf('product', { width: 300, height: 200 })).toEqual({ width: 200, height: 200 });
  expect(renditionOf('category', { width: 2560, height: 1440 })).toEqual({ width: 1280, height: 720 });
  expect(renditionOf('category', { width: 640, height: 640 })).toEqual({ width: 640, height: 360 });
});

test('serves a picture unchanged that already has the size', () => {
  expect(renditionOf('small', { width: 640, height: 900 })).toBeUndefined();
  expect(renditionOf('product', { width: 500, height: 500 })).toBeUndefined();
});

test("does not treat an object's property name as a rendition", () => {
  expect(['small', 'product', 'huge', 'constructor'].filter(isRendition)).toEqual(['small', 'product']);
});
