import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { boundsOf, fitFrame, panned, scaleBar, toPixel, toSpot, zoomed } from './map-frame.ts';

const size = { width: 720, height: 480 };
const spot = fc.record({
  latitude: fc.double({ min: 46, max: 49, noNaN: true }),
  longitude: fc.double({ min: 9, max: 17, noNaN: true }),
});

test('a pixel leads back to its spot, and north is up', () =>
  fc.assert(
    fc.property(spot, fc.integer({ min: 0, max: 720 }), fc.integer({ min: 0, max: 480 }), (centre, x, y) => {
      const frame = fitFrame([centre], size);
      const pixel = toPixel(frame, toSpot(frame, { x, y }));
      expect(Math.hypot(pixel.x - x, pixel.y - y)).toBeLessThan(0.1);
      expect(toPixel(frame, { ...centre, latitude: centre.latitude + 0.001 }).y).toBeLessThan(240);
    }),
  ));

test('shows all spots with a margin, within its own bounds', () =>
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 8 }), (spots) => {
      // Within a town: far spots exceed the largest scale.
      const near = spots.map(({ latitude, longitude }) => ({
        latitude: 48 + (latitude - 46) / 100,
        longitude: 16 + (longitude - 9) / 100,
      }));
      const frame = fitFrame(near, size);
      const { south, west, north, east } = boundsOf(frame);
      for (const one of near) {
        const { x, y } = toPixel(frame, one);
        expect(x > 20 && x < 700 && y > 20 && y < 460).toBe(true);
        expect(one.latitude > south && one.latitude < north && one.longitude > west && one.longitude < east).toBe(true);
      }
    }),
  ));

test('zooms around the middle and moves with a drag', () => {
  const centre = { latitude: 48, longitude: 16 };
  const frame = fitFrame([centre], size);
  expect(zoomed(frame, 0.5).metresPerPixel).toBeCloseTo(frame.metresPerPixel / 2, 6);
  expect(zoomed(frame, 1e-9).metresPerPixel).toBe(0.2);
  const { x, y } = toPixel(panned(frame, { x: 30, y: -20 }), centre);
  expect([x, y].map(Math.round)).toEqual([390, 220]);
});

test('draws a scale bar of a round length', () => {
  expect([scaleBar({ metresPerPixel: 1 }), scaleBar({ metresPerPixel: 5 })]).toEqual([100, 500]);
});
