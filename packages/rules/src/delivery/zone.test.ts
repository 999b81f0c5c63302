import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { at, star, unit } from '../../testing/outlines.ts';
import type { Spot } from '../map/map-view.ts';
import { findZone, isInPolygon, isZone, zoneFault } from './zone.ts';

const coordinate = fc.integer({ min: -2_000, max: 2_000 });

const square = [at(0, 0), at(10, 0), at(10, 10), at(0, 10)];
/** An L: two rectangles without their common corner. */
const angle = [at(0, 0), at(20, 0), at(20, 10), at(10, 10), at(10, 20), at(0, 20)];
const isInAngle = (x: number, y: number) => x >= 0 && y >= 0 && ((x <= 20 && y <= 10) || (x <= 10 && y <= 20));

// ZONE-02
describe('a point in a polygon', () => {
  test('is where two rectangles cover it, for a concave outline and its edges', () =>
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 23 }), fc.integer({ min: -3, max: 23 }), (x, y) =>
        expect(isInPolygon(at(x, y), angle)).toBe(isInAngle(x, y)),
      ),
      { numRuns: 500 },
    ));

  test('is left of every edge of a convex outline', () =>
    fc.assert(
      fc.property(coordinate, coordinate, fc.integer({ min: 3, max: 40 }), (x, y, corners) => {
        const points = Array.from({ length: corners }, (_, index) => {
          const radians = (index / corners) * 2 * Math.PI;
          return at(Math.round(Math.cos(radians) * 1_500), Math.round(Math.sin(radians) * 1_500));
        });
        const isLeft = points.every((from, index) => {
          const to = points[(index + 1) % corners] as Spot;
          const spot = at(x, y);
          return (
            (to.longitude - from.longitude) * (spot.latitude - from.latitude) >=
            (to.latitude - from.latitude) * (spot.longitude - from.longitude)
          );
        });
        expect(isInPolygon(at(x, y), points)).toBe(isLeft);
      }),
    ));

  test('stays the same if all is moved, the outline starts elsewhere or is drawn the other way round', () =>
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, fc.nat(5), (x, y, right, up, from) => {
        const isInside = isInPolygon(at(x, y), angle);
        const moved = angle.map((point) => ({
          latitude: point.latitude + up * unit,
          longitude: point.longitude + right * unit,
        }));
        expect(isInPolygon(at(x + right, y + up), moved)).toBe(isInside);
        expect(isInPolygon(at(x, y), [...angle.slice(from), ...angle.slice(0, from)])).toBe(isInside);
        expect(isInPolygon(at(x, y), angle.toReversed())).toBe(isInside);
      }),
    ));

  test('includes every corner, the middle of every edge and the middle of a star', () =>
    fc.assert(
      fc.property(star, (points) => {
        expect(isInPolygon(at(0, 0), points)).toBe(true);
        for (const point of points) expect(isInPolygon(point, points)).toBe(true);
        expect(isInPolygon(at(5_000, 0), points)).toBe(false);
      }),
    ));

  test('lies on an edge that is neither level nor upright', () =>
    expect(isInPolygon(at(5, 5), [at(0, 0), at(10, 10), at(0, 20)])).toBe(true));
});

// ZONE-01
describe('the outline of a zone', () => {
  test('encloses one area', () => fc.assert(fc.property(star, (points) => expect(zoneFault(points)).toBeUndefined())));

  test('crosses itself if two corners of a square are exchanged', () =>
    expect(zoneFault([at(0, 0), at(10, 10), at(10, 0), at(0, 10)])).toBe('EDGES_CROSS'));

  test.each([
    ['has two points only', 'TOO_FEW_POINTS', [at(0, 0), at(1, 1)]],
    ['has a point twice', 'POINT_TWICE', [at(0, 0), at(10, 0), at(5, 5), at(10, 0), at(0, 10)]],
    ['is a line', 'EDGES_CROSS', [at(0, 0), at(5, 5), at(10, 10)]],
    ['runs back over its last edge', 'EDGES_CROSS', [at(0, 0), at(10, 0), at(4, 0), at(4, 8)]],
    ['touches itself at a corner', 'EDGES_CROSS', [at(0, 0), at(10, 0), at(10, 10), at(5, 0), at(0, 10)]],
  ] as const)('%s', (_, fault, points) => expect(zoneFault(points)).toBe(fault));

  test('may have points on a straight edge', () =>
    expect(zoneFault([at(0, 0), at(5, 0), at(10, 0), at(10, 10), at(0, 10)])).toBeUndefined());
});

// ZONE-03
test('the first zone in the list counts where zones overlap', () => {
  const [near, far] = [
    { area: 'Nah', points: square },
    { area: 'Weit', points: angle },
  ] as const;
  expect(findZone([near, far], at(5, 5))?.area).toBe('Nah');
  expect(findZone([far, near], at(5, 5))?.area).toBe('Weit');
  expect(findZone([near, far], at(15, 5))?.area).toBe('Weit');
  const named = { area: 'Benannt', points: undefined };
  expect(findZone([near, far, named], at(50, 50))).toBeUndefined();
});

test('an area is a zone by its outline, or by the mark that guests get', () => {
  expect([{}, { points: [] }, { points: square }, { isDrawn: true }].map(isZone)).toEqual([false, false, true, true]);
});
