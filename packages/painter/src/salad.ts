// A salad bowl.

import type { SaladBase, SaladRecipe } from '@theke/rules/drawings/recipe';
import { fill, specks } from './brush.ts';
import { C, lay } from './lay.ts';
import { inDisc, ring, shift, smooth, TAU } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { frill, type Painted } from './topping.ts';
import { bowl } from './vessels.ts';

const leaves: Record<SaladBase, string[]> = {
  mixed: ['#7fae46', '#5f9a3f', '#a8c65c', '#8a2f45'],
  green: ['#8fbf4f', '#6ba544', '#b5d067'],
  rocket: ['#5d9842', '#7aae4a'],
  caesar: ['#a9cb63', '#8dbb52', '#cfe08c'],
};
/** Leaves in three rings: number, and distance from the centre. */
const rings: [n: number, reach: number][] = [
  [15, 0.72],
  [12, 0.48],
  [8, 0.2],
];
export function paintSalad(
  p: Sheet,
  { base = 'mixed', toppings = ['cherrytomato', 'cucumber', 'onion'], glaze = '#2c5f68' }: SaladRecipe,
): string {
  const { rnd } = p,
    vessel = bowl(p, { r: 286, glaze }),
    R = vessel.well,
    s = [vessel.svg],
    palette = leaves[base];
  const clip = p.clip(smooth(ring(rnd, C, C, R * 1.06, { wobble: 0.02 })));
  const greens: Painted[] = [];
  for (const [ringNo, [n, reach]] of rings.entries()) {
    const at = R * reach;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + rnd.between(-0.2, 0.2) + ringNo;
      greens.push(
        frill(
          rnd,
          C + Math.cos(a) * at,
          C + Math.sin(a) * at,
          R * rnd.between(0.24, 0.34),
          a + rnd.between(-0.5, 0.5),
          rnd.pick(palette),
        ),
      );
    }
  }
  s.push(
    `<g clip-path="${clip}">` +
      greens.map((g) => fill(smooth(shift(g.shadow, 5, 8)), '#12240c', 0.4) + g.paint).join('') +
      '</g>',
  );
  s.push(lay(p, toppings, { radius: R * 0.78, scale: 1.3, many: 0.72, shade: '#14240c' }));
  s.push(
    specks(
      rnd.times(30, () => inDisc(rnd, R * 0.7)),
      '#fffbe0',
      4,
      0.6,
    ) +
      specks(
        rnd.times(26, () => inDisc(rnd, R * 0.75)),
        '#2a2320',
        2.6,
        0.7,
      ),
  );
  return s.join('');
}
