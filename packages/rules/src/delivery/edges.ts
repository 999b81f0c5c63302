import type { Spot } from '../map/map-view.ts';

/** Edge of an outline. */
export type Edge = readonly [from: Spot, to: Spot];

/** The last point is connected with the first. */
export const toEdges = (points: readonly Spot[]): Edge[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] as Spot]);

/** In square degrees; far below the width of a hair. */
const tolerance = 1e-15;

/** 1: `spot` is left of the edge; -1: right of it; 0: on its line. */
export function orientation([from, to]: Edge, spot: Spot): number {
  const found =
    (to.longitude - from.longitude) * (spot.latitude - from.latitude) -
    (to.latitude - from.latitude) * (spot.longitude - from.longitude);
  return Math.abs(found) <= tolerance ? 0 : Math.sign(found);
}

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

export const isOnEdge = (edge: Edge, spot: Spot): boolean =>
  isBetween(spot.longitude, edge[0].longitude, edge[1].longitude) &&
  isBetween(spot.latitude, edge[0].latitude, edge[1].latitude) &&
  orientation(edge, spot) === 0;

/** Whether two edges cross at a spot that is an end of neither. */
export const doCross = (one: Edge, other: Edge): boolean =>
  orientation(one, other[0]) * orientation(one, other[1]) < 0 &&
  orientation(other, one[0]) * orientation(other, one[1]) < 0;

export const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;
