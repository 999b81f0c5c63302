// A folded pizza.

import type { CalzoneRecipe } from '@theke/rules/drawings/recipe';
import { fill, layered } from './brush.ts';
import { vary } from './colour.ts';
import { C, lay } from './lay.ts';
import { type Point, place, ring, shift, smooth, spot } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { plate } from './vessels.ts';

export function paintCalzone(p: Sheet, { toppings = ['basil'] }: CalzoneRecipe): string {
  const { rnd } = p,
    base = plate(p, { well: 0.78 }),
    s = [base.svg],
    turn = -0.25,
    R = 236;
  const local: Point[] = [
    [-1, 0.2],
    [-0.96, -0.14],
    [-0.8, -0.46],
    [-0.5, -0.7],
    [-0.12, -0.82],
    [0.3, -0.78],
    [0.66, -0.58],
    [0.9, -0.26],
    [1, 0.14],
    [0.94, 0.32],
    [0.7, 0.42],
    [0.3, 0.5],
    [-0.1, 0.52],
    [-0.5, 0.47],
    [-0.86, 0.36],
  ];
  const body = place(local, C, C + 26, R, turn);
  s.push(
    `<g filter="${p.blur(7)}">${fill(smooth(shift(body, 9, 15, 1)), '#3b1607', 0.45)}</g>`,
    fill(smooth(body), '#9a5a25'),
    fill(
      smooth(shift(body, -3, -5, 0.985)),
      p.radial(C - 40, C - 70, R * 1.3, [
        [0, '#f4cf8d'],
        [0.5, '#e6ac60'],
        [1, '#b9742f'],
      ]),
    ),
  );
  const seam = place(
    [
      [-0.96, 0.22],
      [-0.5, 0.36],
      [0, 0.42],
      [0.5, 0.38],
      [0.95, 0.2],
    ],
    C,
    C + 26,
    R,
    turn,
  );
  for (let i = 0; i < 17; i++) {
    const t = i / 16,
      k = Math.min(3, Math.floor(t * 4)),
      u = t * 4 - k,
      from = seam[k]!,
      to = seam[k + 1]!,
      x = from[0] + (to[0] - from[0]) * u,
      y = from[1] + (to[1] - from[1]) * u;
    const b = ring(rnd, x, y, 21, { ry: 13, turn: turn + 1.1, wobble: 0.05 });
    s.push(fill(smooth(shift(b, 2, 4)), '#8a4c1c', 0.6), layered(b, vary(rnd, '#e3a75c', 0.1), { depth: 2.4 }));
  }
  for (let i = 0; i < 40; i++) {
    const [x, y] = spot([rnd.between(-0.75, 0.75), rnd.between(-0.62, 0.2)], C, C + 26, R, turn),
      b = ring(rnd, x, y, rnd.between(3, 16), { wobble: 0.2 });
    s.push(fill(smooth(b), rnd.pick(['#b36a28', '#7c3f16', '#f7dca2']), rnd.between(0.25, 0.5)));
  }
  const glaze = place(
    [
      [-0.56, -0.16],
      [-0.2, -0.36],
      [0.26, -0.38],
      [0.52, -0.14],
      [0.24, 0.08],
      [-0.2, 0.12],
    ],
    C,
    C + 26,
    R,
    turn,
  );
  s.push(
    fill(smooth(shift(glaze, 2, 4, 1.03)), '#7a2412', 0.5),
    layered(glaze, '#d8462a', { depth: 3, lit: '#f58a63' }),
    lay(p, [...toppings.map((n) => ({ name: n, n: 3 }))], { x: C - 6, y: C - 6, radius: 78 }),
  );
  return s.join('');
}
