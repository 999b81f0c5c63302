import type { Spot } from '../map/map-view.ts';
import type { DeliveryArea } from './delivery-area.ts';

/** Number of points of a zone. */
export const zonePoints = { min: 3, max: 100 } as const;

type ZoneFault = 'TOO_FEW_POINTS' | 'POINT_TWICE' | 'EDGES_CROSS';

/**
 * Whether an area is a zone drawn on a map (ZONE-01). Guests get no points, only the mark `isDrawn`.
 */
export const isZone = ({ points, isDrawn }: Pick<DeliveryArea, 'points' | 'isDrawn'>): boolean =>
  isDrawn === true || (points?.length ?? 0) > 0;

type Edge = readonly [Spot, Spot];

/** The last point is connected with the first. */
const edgesOf = (points: readonly Spot[]): Edge[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] as Spot]);

/** Positive: `spot` is left of the edge; 0: on its line. */
const side = ([from, to]: Edge, spot: Spot): number =>
  (to.longitude - from.longitude) * (spot.latitude - from.latitude) -
  (to.latitude - from.latitude) * (spot.longitude - from.longitude);

/** In square degrees; far below the width of a hair. */
const tolerance = 1e-15;
const sideOf = (edge: Edge, spot: Spot): number => {
  const found = side(edge, spot);
  return Math.abs(found) <= tolerance ? 0 : Math.sign(found);
};

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const isOnEdge = (edge: Edge, spot: Spot): boolean =>
  sideOf(edge, spot) === 0 &&
  isBetween(spot.longitude, edge[0].longitude, edge[1].longitude) &&
  isBetween(spot.latitude, edge[0].latitude, edge[1].latitude);

/** Whether a polygon contains a spot; its edges belong to it (ZONE-02). Counts the edges east of the spot. */
export function isInPolygon(spot: Spot, points: readonly Spot[]): boolean {
  let isInside = false;
  for (const edge of edgesOf(points)) {
    if (isOnEdge(edge, spot)) return true;
    const [from, to] = edge;
    if (from.latitude > spot.latitude === to.latitude > spot.latitude) continue;
    const share = (spot.latitude - from.latitude) / (to.latitude - from.latitude);
    if (spot.longitude < from.longitude + share * (to.longitude - from.longitude)) isInside = !isInside;
  }
  return isInside;
}

/** The first zone, in the order of the list, in which a spot lies (ZONE-03). */
export const findZone = <A extends Pick<DeliveryArea, 'points'>>(areas: readonly A[], spot: Spot): A | undefined =>
  areas.find(({ points }) => points && points.length > 0 && isInPolygon(spot, points));

const isSame = (one: Spot, other: Spot) => one.latitude === other.latitude && one.longitude === other.longitude;

const doMeet = (one: Edge, other: Edge): boolean =>
  (sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0) ||
  one.some((end) => isOnEdge(other, end)) ||
  other.some((end) => isOnEdge(one, end));

/** Whether an edge runs back over the one before it. */
const isReturning = ([from, corner]: Edge, [, to]: Edge): boolean =>
  sideOf([from, corner], to) === 0 &&
  (corner.longitude - from.longitude) * (to.longitude - corner.longitude) +
    (corner.latitude - from.latitude) * (to.latitude - corner.latitude) <
    0;

/** Error in the outline of a zone; undefined if it encloses one area (ZONE-01). */
export function zoneFault(points: readonly Spot[]): ZoneFault | undefined {
  if (points.length < zonePoints.min) return 'TOO_FEW_POINTS';
  if (points.some((point, index) => points.slice(index + 1).some((other) => isSame(point, other))))
    return 'POINT_TWICE';
  const edges = edgesOf(points);
  const last = edges.length - 1;
  const doCross = edges.some((edge, index) =>
    edges.slice(index + 1).some((other, offset) => {
      const at = index + 1 + offset;
      if (at === index + 1) return isReturning(edge, other);
      return index === 0 && at === last ? isReturning(other, edge) : doMeet(edge, other);
    }),
  );
  return doCross ? 'EDGES_CROSS' : undefined;
}
