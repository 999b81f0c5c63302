// Tables of a house of which nobody knows yet what it serves: plates, cutlery, a napkin, water.
import { mix } from './colour.ts';
import type { Recipe, Scene, SceneItem, TableRecipe } from './recipe.ts';
import type { layCount } from './table-drawing.ts';

const plate: Recipe = { kind: 'crumbs', n: 0, fork: false };
const water: Recipe = { kind: 'glass', liquid: 'water', ice: 2 };

const dish = (dish: Recipe, x: number, y: number, size: number): SceneItem => ({ dish, seed: `${x} ${y}`, x, y, size });
const setting = (x: number, y: number, size: number): SceneItem[] => [
  dish(plate, x, y, size),
  { cutlery: 'fork', x: x - size * 0.56, y, size: size * 0.8, turn: 0.02 },
  { cutlery: 'knife', x: x + size * 0.5, y, size: size * 0.8, turn: -0.02 },
];
const napkin = '#f0e4cc';

const lays = [
  [...setting(450, 330, 460), dish(water, 790, 130, 240)],
  [{ napkin, x: 170, y: 330, size: 320, turn: -0.08 }, ...setting(500, 310, 480), dish(water, 830, 110, 220)],
  [...setting(230, 330, 400), ...setting(720, 290, 400), dish(water, 470, 100, 220)],
  [dish(water, 120, 140, 230), ...setting(520, 340, 500), { napkin, x: 860, y: 460, size: 300, turn: 0.3 }],
] as const satisfies { length: typeof layCount };

/** Under dark wood of the house's own colour the white of a plate is seen, whatever the colour. */
const cloth = (house: string): string => mix(house, '#1c1210', 0.35);

/** The table as it is drawn. */
export const laidTable = ({ lay }: TableRecipe, house: string): Scene => ({
  width: 900,
  height: 600,
  table: cloth(house),
  items: (lays as readonly (readonly SceneItem[])[])[lay % lays.length] ?? [],
});
