// ZONE-08
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { at, star, unit } from '../../testing/outlines.ts';
import type { Spot } from '../map/map-view.ts';
import { isOnEdge, toEdges } from './edges.ts';
import { findZoneOverlaps } from './find-zone-overlaps.ts';
import { isInPolygon } from './zone.ts';

type Outline = readonly Spot[];

const doOverlap = (one: Outline, other: Outline) => findZoneOverlaps([{ points: one }, { points: other }]).length > 0;
const shift = (points: Outline, { longitude, latitude }: Spot) =>
  points.map((point) => ({ longitude: point.longitude + longitude, latitude: point.latitude + latitude }));
const rectangle = (west: number, south: number, east: number, north: number) => [
  at(west, south),
  at(east, south),
  at(east, north),
  at(west, north),
];
const square = rectangle(0, 0, 10, 10);
/** A U: a square with a notch from above, 4 wide and 6 deep. */
const notched = [...[at(0, 0), at(10, 0), at(10, 10), at(7, 10)], ...[at(7, 4), at(3, 4), at(3, 10), at(0, 10)]];

describe('two zones', () => {
  test.each<[string, Outline, Outline]>([
    ['cover a corner of each other', square, rectangle(9, 9, 20, 20)],
    ['form a cross, without a corner in the other zone', rectangle(0, 4, 10, 6), rectangle(4, 0, 6, 10)],
    ['are one in the other', square, rectangle(2, 2, 4, 4)],
    ['are one in the other, with a common border', square, rectangle(0, 2, 4, 10)],
    ['are one in the other, with all corners on its border', square, [at(5, 0), at(10, 5), at(5, 10), at(0, 5)]],
    ['have the same outline', square, square],
    [
      'have the same outline, drawn the other way round from another corner',
      square,
      [...[at(10, 0), at(0, 0), at(0, 10)], at(10, 10)],
    ],
    ['have the same outline with one more point', square, [at(5, 0), ...square.slice(1), at(0, 0)]],
    [
      'have the same outline, each with other points on its sides',
      [at(0, 0), at(3, 0), at(6, 0), at(10, 0), at(10, 10), at(0, 10)],
      [at(0, 0), at(0, 10), at(3, 10), at(6, 10), at(10, 10), at(10, 0)],
    ],
    ['share a strip along a common border', square, rectangle(9, 0, 20, 10)],
    ['share an edge and lie on the same side of it', [at(0, 0), at(10, 0), at(5, 10)], [at(0, 0), at(10, 0), at(5, 5)]],
    ['meet at the ground of a notch that is too shallow', notched, rectangle(3, 3, 7, 10)],
    ['lie in a notch that is too narrow', notched, rectangle(2, 4, 8, 10)],
  ])('overlap if they %s', (_, one, other) => {
    expect(doOverlap(one, other)).toBe(true);
    expect(doOverlap(other, one)).toBe(true);
  });

  test.each<[string, Outline, Outline]>([
    ['are far from each other', square, rectangle(20, 20, 30, 30)],
    ['touch at a corner', square, rectangle(10, 10, 20, 20)],
    ['touch with a corner on an edge', square, [at(10, 5), at(20, 0), at(20, 10)]],
    ['have a common border', square, rectangle(10, 0, 20, 10)],
    ['have a part of a border in common', square, rectangle(10, -5, 20, 5)],
    ['have a short border within a long one', square, rectangle(10, 3, 20, 5)],
    ['have both arms of a notch as a border', notched, rectangle(0, 10, 14, 20)],
    ['lie in a notch with a gap', notched, rectangle(4, 5, 6, 10)],
    ['fill a notch', notched, rectangle(3, 4, 7, 10)],
    ['connect both arms of a notch from above', notched, rectangle(0, 10, 10, 12)],
  ])('do not overlap if they %s', (_, one, other) => {
    expect(doOverlap(one, other)).toBe(false);
    expect(doOverlap(other, one)).toBe(false);
  });

  test('give the same result in either order, and for any first point and direction of an outline', () =>
    fc.assert(
      fc.property(
        fc.tuple(star, star),
        fc.record({ x: fc.integer({ min: -4_000, max: 4_000 }), y: fc.integer({ min: -4_000, max: 4_000 }) }),
        fc.nat(29),
        ([one, star2], { x, y }, from) => {
          const other = shift(star2, at(x, y));
          const found = doOverlap(one, other);
          expect(doOverlap(other, one)).toBe(found);
          const start = from % one.length;
          expect(doOverlap([...one.slice(start), ...one.slice(0, start)].toReversed(), other)).toBe(found);
        },
      ),
    ));

  test('overlap if a spot is inside of both and on no edge', () => {
    const isInside = (spot: Spot, points: Outline) =>
      isInPolygon(spot, points) && !toEdges(points).some((edge) => isOnEdge(edge, spot));
    fc.assert(
      fc.property(
        fc.tuple(star, star),
        fc.record({ x: fc.integer({ min: -1_500, max: 1_500 }), y: fc.integer({ min: -1_500, max: 1_500 }) }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([one, star2], { x, y }, part) => {
          const other = shift(star2, at(x, y));
          const spot = at(x * part, y * part);
          fc.pre(isInside(spot, one) && isInside(spot, other));
          expect(doOverlap(one, other)).toBe(true);
        },
      ),
    );
  });

  test('do not overlap if one is a copy of the other, moved beyond its width', () =>
    fc.assert(
      fc.property(star, fc.integer({ min: 1, max: 500 }), (points, gap) => {
        const longitudes = points.map(({ longitude }) => longitude);
        const width = Math.max(...longitudes) - Math.min(...longitudes);
        expect(doOverlap(points, shift(points, { longitude: width + gap * unit, latitude: 0 }))).toBe(false);
        expect(doOverlap(points, points)).toBe(true);
      }),
    ));
});

type Corner = readonly [x: number, y: number];

/** Positive: c is left of the line from a to b. */
const turn = (a: Corner, b: Corner, c: Corner) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Andrew's monotone chain: one half of the convex hull of sorted corners. */
function halfHull(corners: readonly Corner[]): Corner[] {
  const hull: Corner[] = [];
  for (const corner of corners) {
    while (hull.length > 1 && turn(hull.at(-2) as Corner, hull.at(-1) as Corner, corner) <= 0) hull.pop();
    hull.push(corner);
  }
  return hull.slice(0, -1);
}

const convex = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })), {
    minLength: 3,
    maxLength: 14,
    selector: ([x, y]) => `${x} ${y}`,
  })
  .map((corners) => corners.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]))
  .map((sorted) => [...halfHull(sorted), ...halfHull(sorted.toReversed())])
  .filter((hull) => hull.length > 2);

/** Separating axis theorem: whether a line along an edge has the convex outlines on its two sides. */
const areSeparated = (one: readonly Corner[], other: readonly Corner[]): boolean =>
  [one, other].some((outline) =>
    outline.some(([x, y], index) => {
      const [toX, toY] = outline[(index + 1) % outline.length] as Corner;
      const project = (corners: readonly Corner[]) =>
        corners.map((corner) => corner[0] * (toY - y) - corner[1] * (toX - x));
      const [first, second] = [project(one), project(other)];
      return Math.max(...first) <= Math.min(...second) || Math.max(...second) <= Math.min(...first);
    }),
  );

test('convex zones overlap unless an axis separates them', () =>
  fc.assert(
    fc.property(
      convex,
      convex,
      fc.integer({ min: -14, max: 14 }),
      fc.integer({ min: -14, max: 14 }),
      (one, other, x, y) => {
        const moved = other.map(([left, low]): Corner => [left + x, low + y]);
        const toOutline = (corners: readonly Corner[]) => corners.map(([left, low]) => at(left, low));
        expect(doOverlap(toOutline(one), toOutline(moved))).toBe(!areSeparated(one, moved));
      },
    ),
    { numRuns: 1_000 },
  ));

/** Columns of unit width that stand on a common ground or hang from it; concave for most heights. */
const columns = fc.record({
  x: fc.integer({ min: -6, max: 6 }),
  y: fc.integer({ min: -5, max: 5 }),
  up: fc.constantFrom(1, -1),
  heights: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 7 }),
});
type Columns = { x: number; y: number; up: number; heights: number[] };

function outlineOfColumns({ x, y, up, heights }: Columns): Outline {
  const corners: Corner[] = [
    ...([
      [0, 0],
      [heights.length, 0],
    ] as const),
    ...heights
      .flatMap((height, index): Corner[] => [
        [index, height],
        [index + 1, height],
      ])
      .reverse(),
  ];
  return corners
    .filter((corner, index) => corner.join() !== corners[index - 1]?.join())
    .map(([right, height]) => at(x + right, y + up * height));
}
const cellsOfColumns = ({ x, y, up, heights }: Columns) =>
  heights.flatMap((height, column) =>
    Array.from({ length: height }, (_, row) => `${x + column} ${up > 0 ? y + row : y - 1 - row}`),
  );

test('concave zones of unit squares overlap if they have a square in common', () =>
  fc.assert(
    fc.property(columns, columns, (one, other) => {
      const cells = new Set(cellsOfColumns(one));
      const isShared = cellsOfColumns(other).some((cell) => cells.has(cell));
      expect(doOverlap(outlineOfColumns(one), outlineOfColumns(other))).toBe(isShared);
    }),
    { numRuns: 1_000 },
  ));

describe('neighbours in a town', () => {
  const cuts = (start: number) =>
    fc
      .uniqueArray(fc.nat(5_000), { minLength: 2, maxLength: 7 })
      .map((steps) => steps.toSorted((one, other) => one - other).map((step) => start + step / 1e5));
  const cellsOfGrid = (longitudes: readonly number[], latitudes: readonly number[]): Outline[] =>
    longitudes.slice(1).flatMap((east, column) =>
      latitudes.slice(1).map((north, row) => {
        const [west, south] = [longitudes[column] as number, latitudes[row] as number];
        return [
          { longitude: west, latitude: south },
          { longitude: east, latitude: south },
          { longitude: east, latitude: north },
          { longitude: west, latitude: north },
        ];
      }),
    );

  test('do not overlap if they are rectangles of a grid', () =>
    fc.assert(
      fc.property(cuts(16.3), cuts(48.2), (longitudes, latitudes) => {
        const areas = cellsOfGrid(longitudes, latitudes).map((points) => ({ points }));
        expect(findZoneOverlaps(areas)).toEqual([]);
      }),
    ));

  test('do not overlap if each rectangle of a grid is cut along its diagonal', () =>
    fc.assert(
      fc.property(cuts(16.3), cuts(48.2), fc.boolean(), (longitudes, latitudes, isFalling) => {
        const areas = cellsOfGrid(longitudes, latitudes).flatMap((cell) => {
          const [a, b, c, d] = (isFalling ? [...cell.slice(1), ...cell.slice(0, 1)] : cell) as [Spot, Spot, Spot, Spot];
          return [{ points: [a, b, c] }, { points: [c, d, a] }];
        });
        expect(findZoneOverlaps(areas)).toEqual([]);
      }),
    ));
});

test('names the zone that applies first, and leaves out named areas and faulty outlines', () => {
  const [near, far, small] = [
    { area: 'Nah', points: square },
    { area: 'Weit', points: rectangle(5, 0, 30, 10) },
    { area: 'Klein', points: rectangle(20, 2, 22, 4) },
  ];
  const named = { area: '1080 Wien', points: undefined };
  const empty = { area: 'Leer', points: [] };
  const faulty = { area: 'Gekreuzt', points: [at(0, 0), at(10, 10), at(10, 0), at(0, 10)] };
  expect(findZoneOverlaps([named, near, empty, small, faulty, far])).toEqual([
    { first: near, second: far },
    { first: small, second: far },
  ]);
  expect(findZoneOverlaps([])).toEqual([]);
});
