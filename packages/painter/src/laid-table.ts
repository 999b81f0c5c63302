// Tables for branches without known dishes: plates, cutlery, a napkin, water.

import type { Recipe, Scene, SceneItem, TableRecipe } from '@theke/rules/drawings/recipe';
import { mix } from './colour.ts';

const width = 900;
const plate: Recipe = { kind: 'crumbs', n: 0, fork: false };
const drinks: readonly Recipe[] = [
  { kind: 'glass', liquid: 'water', ice: 2 },
  { kind: 'glass', liquid: 'water', ice: 3, lemon: false, mint: true },
  { kind: 'glass', liquid: 'lemonade', ice: 2, mint: true },
];

const dish = (dish: Recipe, x: number, y: number, size: number): SceneItem => ({ dish, seed: `${x} ${y}`, x, y, size });
const setting = (x: number, y: number, size: number): SceneItem[] => [
  dish(plate, x, y, size),
  { cutlery: 'fork', x: x - size * 0.56, y, size: size * 0.8, turn: 0.02 },
  { cutlery: 'knife', x: x + size * 0.5, y, size: size * 0.8, turn: -0.02 },
];
const napkin = '#f0e4cc';

/** Positions of items from one side of the table; seen from the other side, forks are still on the left. */
type Lay = (drink: Recipe, at: (x: number) => number) => SceneItem[];

const lays: readonly Lay[] = [
  (drink, at) => [...setting(at(450), 330, 460), dish(drink, at(790), 130, 240)],
  (drink, at) => [
    { napkin, x: at(170), y: 330, size: 320, turn: -0.08 },
    ...setting(at(500), 310, 480),
    dish(drink, at(830), 110, 220),
  ],
  (drink, at) => [...setting(at(230), 330, 400), ...setting(at(720), 290, 400), dish(drink, at(470), 100, 220)],
  (drink, at) => [
    dish(drink, at(120), 140, 230),
    ...setting(at(520), 340, 500),
    { napkin, x: at(860), y: 460, size: 300, turn: 0.3 },
  ],
];
const sides: readonly ((x: number) => number)[] = [(x) => x, (x) => width - x];

const nth = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;

/** Dark wood in the shop's colour, so that white plates contrast with any colour. */
const cloth = (house: string): string => mix(house, '#1c1210', 0.35);

/** The scene of a table. */
export const laidTable = ({ lay }: TableRecipe, house: string): Scene => ({
  width,
  height: 600,
  table: cloth(house),
  items: nth(lays, lay)(
    nth(drinks, Math.floor(lay / (lays.length * sides.length))),
    nth(sides, Math.floor(lay / lays.length)),
  ),
});
