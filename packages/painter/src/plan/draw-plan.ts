// A site plan with contour lines, water, a road, buildings, trees and its subject. For pages without a photograph.
import { type Chance, chance } from '../chance.ts';
import { type Point, ring, smooth, straight } from '../outline.ts';
import { contourLines } from './contour-lines.ts';
import { type House, houses, subjectsOf } from './houses.ts';
import type { PlanRecipe } from './site-plan-recipe.ts';
import { type Terrain, terrain } from './terrain.ts';

const tenth = (n: number) => Math.round(n * 10) / 10;

const line = (points: readonly Point[], colour: string, width: number, more = '') =>
  `<path d="${smooth(points, false)}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}"${more}/>`;

/** The river, with the road above and the railway below it. */
function ways(
  { land, width, height, paper, ink, water, river = true, rail = true }: PlanRecipe,
  { flow }: Terrain,
): string {
  const course = Array.from(
    { length: 40 },
    (_, i): Point => [(i / 39) * (width + 60) - 30, flow((i / 39) * width) + Math.sin(i * 1.7) * 5],
  );
  const beside = (offset: (x: number) => number) => course.map(([x, y]): Point => [x, y + offset(x)]);
  const road = beside((x) => -height * (0.12 + 0.03 * Math.sin(x / 130)));
  const track = beside((x) => height * 0.1 + 6 * Math.sin(x / 210));
  const isFlat = land !== 'ridge';
  return [
    isFlat && river && line(course, water, height * 0.045, ' stroke-linecap="round"'),
    isFlat &&
      river &&
      line(
        beside(() => -height * 0.01),
        ink,
        1,
        ' opacity=".55"',
      ),
    line(road, paper, 9),
    line(road, ink, 7, ' opacity=".9"'),
    line(road, paper, 5),
    isFlat && rail && line(track, ink, 1.6),
    isFlat && rail && line(track, ink, 7, ' stroke-dasharray="1.6 9" opacity=".8"'),
  ]
    .filter(Boolean)
    .join('');
}

function trees(
  rnd: Chance,
  { land, width, height, ink }: PlanRecipe,
  ground: Terrain,
  built: readonly House[],
): string {
  const found = rnd
    .times(land === 'quarter' ? 200 : 340, () => ({
      x: rnd.next() * width,
      y: rnd.next() * height,
      r: rnd.between(2.4, 5.4),
    }))
    .filter(
      ({ x, y, r }) =>
        ground.rolling(x, y) > 0.54 &&
        Math.abs(y - ground.flow(x)) > height * 0.07 &&
        !built.some((house) => Math.hypot(house.x - x, house.y - y) < house.r + r + 5),
    );
  const circle = ({ x, y, r }: { x: number; y: number; r: number }) =>
    `M${tenth(x - r)} ${tenth(y)}a${tenth(r)} ${tenth(r)} 0 1 0 ${tenth(2 * r)} 0a${tenth(r)} ${tenth(r)} 0 1 0 ${tenth(-2 * r)} 0`;
  return `<path d="${found.map(circle).join('')}" fill="none" stroke="${ink}" stroke-width="1" opacity=".75"/>`;
}

/** The north arrow, drawn only upright. */
const northArrow = (x: number, y: number, { paper, ink }: PlanRecipe): string =>
  `<g stroke="${ink}" fill="none" stroke-width="1.4"><circle cx="${x}" cy="${y}" r="15" fill="${paper}"/>` +
  `<path d="M${x} ${y - 24}L${x + 6} ${y + 9}L${x} ${y + 4}L${x - 6} ${y + 9}Z" fill="${ink}"/></g>`;

function parts(recipe: PlanRecipe, seed: string): string[] {
  const { land, width, height, paper, ink, mark, focus } = recipe;
  const rnd = chance(seed);
  const ground = terrain(rnd, recipe);
  const x = width * focus[0];
  const subject = [x, (ground.flow(x) - height * 0.13) * 0.5 + height * focus[1] * 0.5] as const;
  const built = houses(rnd, recipe, ground, subject);
  const marked = subjectsOf(built, land, subject);
  const area = straight(ring(rnd, ...subject, height * 0.19, { ry: height * 0.15, wobble: 0.14, lobes: 4, n: 9 }));
  const outlines = (some: readonly House[]) => some.map(({ d }) => d).join('');
  return [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    contourLines(ground.height, width, height, land === 'quarter' ? 10 : 26, ink),
    ways(recipe, ground),
    `<path d="${outlines(built.filter((house) => !marked.has(house)))}" fill="${ink}" opacity=".82"/>`,
    `<path d="${area}" fill="${mark}" opacity=".2"/>`,
    `<path d="${area}" fill="none" stroke="${mark}" stroke-width="2" stroke-dasharray="9 5"/>`,
    `<path d="${outlines([...marked])}" fill="${mark}"/>`,
    trees(rnd, recipe, ground, built),
  ];
}

/** A plan as an SVG that fills its frame; the same recipe and seed give the same plan on every machine. */
export function drawPlan(recipe: PlanRecipe, seed: string): string {
  const { width, height, turned } = recipe;
  const drawn = turned
    ? // Without a north arrow, because north would not be at the top.
      `<g transform="translate(${width} 0) rotate(90)">${parts({ ...recipe, width: height, height: width }, seed).join('')}</g>`
    : parts(recipe, seed).join('') + northArrow(width - 46, 52, recipe);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" role="img">${drawn}</svg>`;
}
