import type { Spot } from '@theke/rules/map/map-view';
import { metresPerDegree, roundDown } from '@theke/rules/map/metres';

/** Aspect ratio of plan and map (map.module.css). */
export const planRatio = 16 / 10;

/** In percent of the plan's width and height, from the top left. */
type Point = { readonly x: number; readonly y: number };

export type Plan = {
  /** One pin per spot, in the same order. */
  readonly pins: readonly Point[];
  /** Positions of the grid lines, `step` metres apart. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** Metres between two grid lines. */
  readonly step: number;
};

/** Minimum width of the plan in metres; a smaller one would suggest more precision than the coordinates have. */
const leastAcross = 1_200;
/** Margin around the pins, as a fraction of the plan. */
const margin = { x: 0.14, y: 0.2 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Positions of grid lines at whole steps from the centre. */
function lines(share: number): number[] {
  const limit = Math.floor(50 / share);
  return Array.from({ length: 2 * limit + 1 }, (_, index) => 50 + (index - limit) * share);
}

/**
 * Calculates a plan of spots, north up, with an equirectangular projection, which is accurate enough for a town or a
 * country.
 * @param spots at least one
 */
export function layOutPlan(spots: readonly Spot[]): Plan {
  const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const middle = {
    latitude: between(spots.map(({ latitude }) => latitude)),
    longitude: between(spots.map(({ longitude }) => longitude)),
  };
  const inMetres = spots.map(({ latitude, longitude }) => ({
    east: (longitude - middle.longitude) * metresPerDegree * Math.cos(radians(middle.latitude)),
    north: (latitude - middle.latitude) * metresPerDegree,
  }));
  const limit = (values: readonly number[]) => 2 * Math.max(...values.map(Math.abs));
  const across = Math.max(
    leastAcross,
    limit(inMetres.map(({ east }) => east)) / (1 - 2 * margin.x),
    (limit(inMetres.map(({ north }) => north)) / (1 - 2 * margin.y)) * planRatio,
  );
  const step = roundDown(across / 5);
  return {
    pins: inMetres.map(({ east, north }) => ({
      x: 50 + (east / across) * 100,
      y: 50 - (north / across) * planRatio * 100,
    })),
    columns: lines((step / across) * 100),
    rows: lines((step / across) * planRatio * 100),
    step,
  };
}
