// A tumbler with a cold drink.

import type { GlassRecipe } from '@theke/rules/drawings/recipe';
import { fill, scatter, specks, stroke } from './brush.ts';
import { citrus, liquids } from './citrus.ts';
import { C, lay } from './lay.ts';
import { inDisc, type Point, place, shift, smooth, straight } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { tumbler } from './vessels.ts';

export function paintGlass(
  p: Sheet,
  { liquid = 'cola', ice = 3, lemon = true, mint = false, straw = false, orange = false }: GlassRecipe,
): string {
  const { rnd } = p,
    v = tumbler(p, {
      x: C - 6,
      y: C - 10,
      r: 244,
      liquid: liquids[liquid] ?? liquid,
      clear: liquid === 'water' ? 0.55 : 0.95,
    }),
    s = [v.svg];
  const cubes = scatter(rnd, ice, C - 14, C - 4, v.well * 0.58, 0);
  for (const [x, y] of cubes) {
    const q = rnd.between(60, 72),
      t = rnd.angle(),
      o = place(
        [
          [-1, -0.86],
          [-0.86, -1],
          [0.86, -1],
          [1, -0.86],
          [1, 0.86],
          [0.86, 1],
          [-0.86, 1],
          [-1, 0.86],
        ],
        x,
        y,
        q,
        t,
      );
    s.push(
      fill(smooth(shift(o, 5, 7)), '#0a1a1e', 0.25) +
        fill(smooth(o), '#ffffff', 0.34) +
        fill(smooth(shift(o, -3, -5, 0.72)), '#ffffff', 0.42) +
        stroke(smooth(shift(o, -1, -1, 0.94)), '#fff', 3, 0.6) +
        stroke(
          straight(
            place(
              [
                [-0.6, 0.5],
                [0.3, -0.5],
              ],
              x,
              y,
              q,
              t,
            ),
            false,
          ),
          '#fff',
          4,
          0.5,
        ),
    );
  }
  s.push(
    specks(
      rnd.times(36, () => inDisc(rnd, v.well * 0.92, C - 6, C - 10)),
      '#fff',
      4,
      0.6,
    ) +
      specks(
        rnd.times(22, () => inDisc(rnd, v.well * 0.92, C - 6, C - 10)),
        '#fff',
        7,
        0.3,
      ),
  );
  if (straw) {
    const l: Point[] = [
        [C + 20, C - 40],
        [C - 190, C - 236],
      ],
      d = straight(l, false);
    s.push(
      stroke(straight(shift(l, 9, 15), false), '#06262c', 28, 0.3) +
        stroke(d, '#7c1d14', 29) +
        stroke(d, '#fff8ec', 25) +
        stroke(d, '#d8442b', 25, 1, ' stroke-dasharray="20 26"') +
        stroke(straight(shift(l, -4, 2), false), '#fff', 4, 0.7),
    );
  }
  if (mint) s.push(lay(p, [{ name: 'mint', n: 3, size: 1.6 }], { x: C - 78, y: C + 58, radius: 66, shade: '#0a2a1e' }));
  if (lemon) s.push(citrus(rnd, C + 72, C - 84, 106, orange ? '#f29a26' : '#f5d033'));
  s.push(v.glints);
  return s.join('');
}
