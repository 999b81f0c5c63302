// A single ingredient for lists of options, in the same style and light as on the dish.

import type { IngredientRecipe } from '@theke/rules/drawings/recipe';
import { fill } from './brush.ts';
import { C } from './lay.ts';
import { type Point, shift, smooth, TAU } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { toppings } from './toppings/toppings.ts';

export function paintIngredient(p: Sheet, { name = 'salami', n = 1, size, spread = 1 }: IngredientRecipe): string {
  const t = toppings[name],
    r = size ?? (t.herb && !t.small ? 380 : t.size > 60 ? 420 : 190),
    { rnd } = p;
  const at: Point[] =
    n === 1
      ? [[C, C]]
      : Array.from({ length: n }, (_, i) => [
          C + Math.cos((i / n) * TAU + 0.6) * r * spread,
          C + Math.sin((i / n) * TAU + 0.6) * r * spread,
        ]);
  const done = at.map(([x, y]) => t.paint(rnd, x, y, r, n === 1 ? 0.5 : rnd.angle(), {}));
  return (
    `<g filter="${p.blur(9)}">${fill(done.map((d) => smooth(shift(d.shadow, 14, 22))).join(''), '#06262c', 0.4)}</g>` +
    done.map((d) => d.paint).join('')
  );
}
