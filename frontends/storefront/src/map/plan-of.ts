import type { Spot } from '@theke/rules/map/map-view';

/** Width by height of the place that plan and map stand in (map.module.css). */
export const planRatio = 16 / 10;

/** In percent of the plan's width and height, from its upper left. */
type Point = { readonly x: number; readonly y: number };

export type Plan = {
  /** One for each spot, in their order. */
  readonly pins: readonly Point[];
  /** Where the lines of the grid stand: as far apart as `step` says. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** Metres from one line of the grid to the next. */
  readonly step: number;
};

/** Fewer metres across and a plan would tell more than coordinates know. */
const leastAcross = 1_200;
/** What stays free around the pins, as a share of the plan: room for the pins themselves. */
const margin = { x: 0.14, y: 0.2 };

const metresPerDegree = 111_195;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The largest of 1, 2, 5, 10, 20, ... that is not more. */
function roundDown(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * ([5, 2].find((one) => one * power <= metres) ?? 1);
}

/** Lines at whole steps from the middle, as far as there is room. */
function lines(share: number): number[] {
  const limit = Math.floor(50 / share);
  return Array.from({ length: 2 * limit + 1 }, (_, index) => 50 + (index - limit) * share);
}

/**
 * A plan of spots as they lie to each other, north above: of a town or a country, for which the earth is flat.
 * @param spots at least one
 */
export function planOf(spots: readonly Spot[]): Plan {
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
