// Desserts on a plate, by kind.

import type { DessertRecipe } from '@theke/rules/drawings/recipe';
import { paintIce } from './ice.ts';
import { paintPalatschinken } from './palatschinken.ts';
import { paintPannaCotta } from './panna-cotta.ts';
import type { Sheet } from './sheet.ts';
import { paintTiramisu } from './tiramisu.ts';

const painters = {
  ice: paintIce,
  palatschinken: paintPalatschinken,
  pannacotta: paintPannaCotta,
  tiramisu: paintTiramisu,
};

export function paintDessert(p: Sheet, { sort = 'tiramisu' }: DessertRecipe): string {
  return painters[sort](p);
}
