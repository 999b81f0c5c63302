// Draws a dish, seen from above. Drawings are square with a transparent background, for any page background.

import type { Recipe } from '@theke/rules/drawings/recipe';
import { paintKind } from './paint-kind.ts';
import { sheet } from './sheet.ts';

/**
 * A dish as a square SVG; the same recipe and seed give the same drawing on every machine.
 * @param house the colour of the line on a plate's rim, as `#rrggbb`
 */
export function drawDish(recipe: Recipe, seed: string, house?: string): string {
  const p = sheet(seed, house);
  const paint = paintKind(p, recipe);
  const grain = p.grain();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -10 668 668" role="img"><defs>${p.defs.join('')}</defs><g filter="${grain}">${paint}</g></svg>`;
}
