import type { Spot } from '../map/map-view.ts';
import type { DeliveryArea } from './delivery-area.ts';
import { doCross, type Edge, isOnEdge, isSameSpot, toEdges } from './edges.ts';
import { isInPolygon, zoneFault } from './zone.ts';

/** Two zones that share area; `first` comes first in the list, so it applies there (ZONE-03). */
export type ZoneOverlap<A> = { readonly first: A; readonly second: A };

type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
type Shape = { readonly points: readonly Spot[]; readonly edges: readonly Edge[]; readonly box: Box };

function toBox(spots: readonly Spot[]): Box {
  const [latitudes, longitudes] = [spots.map(({ latitude }) => latitude), spots.map(({ longitude }) => longitude)];
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** Whether two boxes overlap or touch. */
const doBoxesMeet = (one: Box, other: Box) =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north;

/** Sections of an edge between the points of an outline that lie on it. */
function cutEdge([from, to]: Edge, points: readonly Spot[]): Edge[] {
  const distance = (spot: Spot) => Math.abs(spot.longitude - from.longitude) + Math.abs(spot.latitude - from.latitude);
  const cuts = points
    .filter((point) => isOnEdge([from, to], point) && !isSameSpot(point, from) && !isSameSpot(point, to))
    .sort((one, other) => distance(one) - distance(other));
  const ends = [from, ...cuts, to];
  return ends.slice(1).map((end, index) => [ends[index] as Spot, end]);
}

type Course = 'inside' | 'border' | 'outside';

/** Course of a section that neither crosses the outline nor has one of its points between its ends. */
function classifySection([from, to]: Edge, { points, edges }: Shape): Course {
  if (edges.some((edge) => isOnEdge(edge, from) && isOnEdge(edge, to))) return 'border';
  const middle = {
    latitude: (from.latitude + to.latitude) / 2,
    longitude: (from.longitude + to.longitude) / 2,
  };
  return isInPolygon(middle, points) ? 'inside' : 'outside';
}

/** Course of a whole outline: 'inside' if a part of it is inside the other zone, 'border' if all is on its border. */
function classifyOutline({ edges }: Shape, other: Shape): Course {
  let course: Course = 'border';
  for (const edge of edges) {
    if (!doBoxesMeet(toBox(edge), other.box)) {
      course = 'outside';
      continue;
    }
    if (other.edges.some((one) => doCross(edge, one))) return 'inside';
    for (const section of cutEdge(edge, other.points)) {
      const found = classifySection(section, other);
      if (found === 'inside') return 'inside';
      if (found === 'outside') course = 'outside';
    }
  }
  return course;
}

/** If no outline enters the other zone, both are the same zone, or they are next to each other. */
const doOverlap = (one: Shape, other: Shape): boolean =>
  doBoxesMeet(one.box, other.box) &&
  (classifyOutline(one, other) !== 'outside' || classifyOutline(other, one) !== 'outside');

/**
 * Pairs of zones that share area, in the order of the list (ZONE-08). Common borders and corners are no area. Leaves
 * out named areas and zones with a faulty outline.
 */
export function findZoneOverlaps<A extends Pick<DeliveryArea, 'points'>>(areas: readonly A[]): ZoneOverlap<A>[] {
  const shapes = areas.flatMap((area) => {
    const { points = [] } = area;
    return zoneFault(points) ? [] : [{ area, points, edges: toEdges(points), box: toBox(points) }];
  });
  return shapes.flatMap((one, index) =>
    shapes
      .slice(index + 1)
      .filter((other) => doOverlap(one, other))
      .map((other) => ({ first: one.area, second: other.area })),
  );
}
