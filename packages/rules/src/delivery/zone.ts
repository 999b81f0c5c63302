import type { Spot } from '../map/map-view.ts';
import type { DeliveryArea } from './delivery-area.ts';
import { doCross, type Edge, isOnEdge, isSameSpot, orientation, toEdges } from './edges.ts';

/** Number of points of a zone. */
export const zonePoints = { min: 3, max: 100 } as const;

type ZoneFault = 'TOO_FEW_POINTS' | 'POINT_TWICE' | 'EDGES_CROSS';

/**
 * Whether an area is a zone drawn on a map (ZONE-01). Guests get no points, only the mark `isDrawn`.
 */
export const isZone = ({ points, isDrawn }: Pick<DeliveryArea, 'points' | 'isDrawn'>): boolean =>
  isDrawn === true || (points?.length ?? 0) > 0;

/** Whether a polygon contains a spot; its edges belong to it (ZONE-02). Counts the edges east of the spot. */
export function isInPolygon(spot: Spot, points: readonly Spot[]): boolean {
  let isInside = false;
  for (const edge of toEdges(points)) {
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

const doMeet = (one: Edge, other: Edge): boolean =>
  doCross(one, other) || one.some((end) => isOnEdge(other, end)) || other.some((end) => isOnEdge(one, end));

/** Whether an edge runs back over the one before it. */
const isReturning = ([from, corner]: Edge, [, to]: Edge): boolean =>
  orientation([from, corner], to) === 0 &&
  (corner.longitude - from.longitude) * (to.longitude - corner.longitude) +
    (corner.latitude - from.latitude) * (to.latitude - corner.latitude) <
    0;

/** Error in the outline of a zone; undefined if it encloses one area (ZONE-01). */
export function zoneFault(points: readonly Spot[]): ZoneFault | undefined {
  if (points.length < zonePoints.min) return 'TOO_FEW_POINTS';
  if (points.some((point, index) => points.slice(index + 1).some((other) => isSameSpot(point, other))))
    return 'POINT_TWICE';
  const edges = toEdges(points);
  const last = edges.length - 1;
  const isCrossed = edges.some((edge, index) =>
    edges.slice(index + 1).some((other, offset) => {
      const at = index + 1 + offset;
      if (at === index + 1) return isReturning(edge, other);
      return index === 0 && at === last ? isReturning(other, edge) : doMeet(edge, other);
    }),
  );
  return isCrossed ? 'EDGES_CROSS' : undefined;
}
