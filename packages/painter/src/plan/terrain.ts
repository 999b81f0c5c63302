import type { Chance } from '../chance.ts';
import type { Land, PlanRecipe } from './site-plan-recipe.ts';

/** The ground of a plan: heights in [0, 1] and the course of the river. */
export type Terrain = {
  /** The river's y at an x. */
  flow(x: number): number;
  height(x: number, y: number): number;
  /** Smooth noise in [0, 1], for vegetation. */
  rolling(x: number, y: number): number;
};

const grid = 64;
/** Length of a hill. */
const hill = 260;
/** Slope of the valley sides. */
const rise: Readonly<Record<Land, number>> = { valley: 0.62, village: 0.62, quarter: 0.12, ridge: 0 };

/** Value noise with four octaves: smooth hills, deterministic for the same random stream. */
function hills(rnd: Chance): (x: number, y: number) => number {
  const heights = rnd.times(grid * grid, () => rnd.next());
  const at = (x: number, y: number) => heights[((y & (grid - 1)) << 6) + (x & (grid - 1))] as number;
  const eased = (t: number) => t * t * (3 - 2 * t);
  const octave = (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [eased(x - i), eased(y - j)];
    const row = (k: number) => at(i, k) * (1 - u) + at(i + 1, k) * u;
    return row(j) * (1 - v) + row(j + 1) * v;
  };
  return (x, y) =>
    octave(x, y) * 0.56 +
    octave(x * 2 + 9, y * 2) * 0.26 +
    octave(x * 4, y * 4 + 5) * 0.12 +
    octave(x * 8, y * 8) * 0.06;
}

export function terrain(rnd: Chance, { land, width, height }: Pick<PlanRecipe, 'land' | 'width' | 'height'>): Terrain {
  const noise = hills(rnd);
  const bend = rnd.between(0, 6);
  const tilt = rnd.between(-0.16, 0.16);
  const flow = (x: number) =>
    height *
    (0.55 +
      tilt * (x / width - 0.5) * 2 +
      0.11 * Math.sin((x / width) * 4.2 + bend) +
      0.04 * Math.sin((x / width) * 11 + bend * 2));
  return {
    flow,
    height(x, y) {
      const hills = noise(x / hill + 3, y / hill + 7);
      return land === 'ridge' ? hills : hills * 0.55 + Math.min(1, Math.abs(y - flow(x)) / (height * 0.7)) * rise[land];
    },
    rolling: (x, y) => noise(x / 120 + 20, y / 120),
  };
}
