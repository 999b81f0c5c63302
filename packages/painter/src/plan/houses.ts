import type { Chance } from '../chance.ts';
import { type Point, place, straight } from '../outline.ts';
import type { Land, PlanRecipe } from './site-plan-recipe.ts';
import type { Terrain } from './terrain.ts';

export type House = { x: number; y: number; r: number; d: string };

const howMany: Readonly<Record<Land, number>> = { valley: 150, village: 210, quarter: 330, ridge: 26 };
/** Number of buildings that are the plan's subject. */
const chosen: Readonly<Record<Land, number>> = { valley: 13, village: 13, quarter: 13, ridge: 4 };

const rectangle = (w: number, h: number): Point[] => [
  [-w, -h],
  [w, -h],
  [w, h],
  [-w, h],
];
const angled = (w: number, h: number): Point[] => [
  [-w, -h],
  [w, -h],
  [w, h * 0.1],
  [0, h * 0.1],
  [0, h],
  [-w, h],
];

/** Buildings along the road, denser near the plan's subject; none in the water, on the road or on the railway. */
export function houses(
  rnd: Chance,
  { land, width, height }: PlanRecipe,
  { flow }: Terrain,
  [fx]: readonly [number, number],
): House[] {
  const isTown = land === 'quarter';
  const built: House[] = [];
  for (let tries = 0; built.length < howMany[land] && tries < howMany[land] * 30; tries++) {
    const isNear = rnd.next() < (isTown ? 0.2 : 0.72);
    const x = isNear ? fx + (rnd.next() + rnd.next() + rnd.next() - 1.5) * width * 0.26 : rnd.next() * width;
    const road = flow(x) - height * 0.12;
    const y = road + rnd.sign() * (14 + rnd.next() ** (isTown ? 0.8 : 1.9) * height * (isTown ? 0.7 : 0.36));
    const isInTheWay =
      Math.abs(y - flow(x)) < height * 0.05 ||
      Math.abs(y - road) < 13 ||
      (land !== 'ridge' && Math.abs(y - flow(x) - height * 0.1) < 14);
    if (y < 12 || y > height - 12 || isInTheWay) continue;
    const along = Math.atan2(flow(x + 20) - flow(x - 20), 40);
    const turn = along + (Math.floor(rnd.next() * 2) * Math.PI) / 2 + rnd.between(-0.1, 0.1);
    const w = rnd.between(6, isTown ? 16 : 12);
    const h = w * rnd.between(0.6, 1.7);
    const r = Math.max(w, h) * 0.9;
    if (built.some((other) => Math.hypot(other.x - x, other.y - y) < other.r + r)) continue;
    const outline = rnd.next() < 0.25 ? angled(w, h) : rectangle(w, h);
    built.push({ x, y, r, d: straight(place(outline, x, y, 0.62, turn)) });
  }
  return built;
}

/** The buildings of the plan's subject: the nearest to its centre. */
export const subjectsOf = (
  all: readonly House[],
  land: Land,
  [fx, fy]: readonly [number, number],
): ReadonlySet<House> =>
  new Set(
    all
      .map((house) => ({ house, far: Math.hypot((house.x - fx) / 1.5, house.y - fy) }))
      .toSorted((one, other) => one.far - other.far)
      .slice(0, chosen[land])
      .map(({ house }) => house),
  );
