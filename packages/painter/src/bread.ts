// Slices of bread on a board.

import type { BreadRecipe } from '@theke/rules/drawings/recipe';
import { fill, layered, specks } from './brush.ts';
import { vary } from './colour.ts';
import { place, ring, shift, smooth } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { toppings } from './toppings/toppings.ts';
import { board } from './vessels.ts';

export function paintBread(p: Sheet, { sort = 'garlic' }: BreadRecipe): string {
  const { rnd } = p,
    v = board(p, { w: 570, h: 300, turn: -0.3, wood: '#b98350' }),
    s = [v.svg];
  for (let i = 0; i < 5; i++) {
    const x = 126 + i * 97,
      y = 390 - i * 34,
      o = place(ring(rnd, 0, 0, 1, { ry: 0.56, wobble: 0.05, lobes: 4, n: 16 }), x, y, 122, 1.25),
      inner = shift(o, -3, -4, 0.82);
    s.push(
      `<g filter="${p.blur(4)}">${fill(smooth(shift(o, 7, 11)), '#3b1607', 0.5)}</g>` +
        layered(o, '#b9742f', { shade: '#7c4517', depth: 3, glow: 0 }) +
        fill(smooth(inner), '#f0cb83') +
        fill(smooth(shift(inner, -3, -4, 0.8)), '#f9e3ac'),
    );
    s.push(
      specks(
        rnd.times(12, () => [x + rnd.between(-36, 36), y + rnd.between(-80, 80)]),
        '#d49a4a',
        7,
        0.7,
      ) +
        (sort === 'tomato'
          ? rnd
              .times(14, () =>
                layered(
                  ring(rnd, x + rnd.between(-32, 26), y + rnd.between(-78, 70), rnd.between(10, 19), { wobble: 0.16 }),
                  vary(rnd, '#d8402a', 0.1),
                  { depth: 2 },
                ),
              )
              .join('')
          : specks(
              rnd.times(14, () => [x + rnd.between(-36, 30), y + rnd.between(-80, 76)]),
              '#fff8e0',
              8,
              0.8,
            )) +
        rnd
          .times(
            10,
            () => toppings.parsley.paint(rnd, x + rnd.between(-34, 30), y + rnd.between(-80, 76), 7.5, 0).paint,
          )
          .join(''),
    );
  }
  return s.join('');
}
