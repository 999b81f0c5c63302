// A cup of coffee.

import type { CoffeeRecipe } from '@theke/rules/drawings/recipe';
import { fill, layered, specks, stroke } from './brush.ts';
import { darker, lighter } from './colour.ts';
import { C } from './lay.ts';
import { arc, inDisc, LIT, type Point, place, ring, shift, smooth, straight } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { plate } from './vessels.ts';

export function paintCoffee(p: Sheet, { milk = true, glaze = '#f1e9dc' }: CoffeeRecipe): string {
  const { rnd } = p,
    base = plate(p, { r: 262, well: 0.62, glaze }),
    s = [base.svg],
    r = 148,
    x = C - 6,
    y = C - 10;
  const handle = place(
      [
        [0.8, -0.24],
        [1.34, -0.28],
        [1.54, 0],
        [1.34, 0.28],
        [0.8, 0.24],
        [0.84, 0.1],
        [1.22, 0.11],
        [1.3, 0],
        [1.22, -0.11],
        [0.84, -0.1],
      ],
      x,
      y,
      r,
      0.55,
    ),
    cup = ring(rnd, x, y, r, { wobble: 0, n: 26 });
  s.push(
    `<g filter="${p.blur(7)}">${fill(smooth(shift(cup, 13, 20)) + smooth(shift(handle, 9, 14)), '#2b1a12', 0.45)}</g>` +
      layered(handle, glaze, { depth: 4 }) +
      fill(smooth(cup), darker(glaze, 0.3)) +
      fill(smooth(shift(cup, -2, -3, 0.985)), lighter(glaze, 0.4)) +
      fill(smooth(shift(cup, 0, 0, 0.91)), darker(glaze, 0.35)),
  );
  const pool = shift(cup, 2, 3, 0.87);
  s.push(
    fill(
      smooth(pool),
      p.radial(x + 20, y + 26, r * 0.95, [
        [0, '#c98a4e'],
        [0.7, '#a9662c'],
        [1, '#5f2f12'],
      ]),
    ),
  );
  if (milk) {
    for (let k = 0; k < 4; k++) {
      const q = 1 - k * 0.23,
        heart = place(
          (
            [
              [0, 0.86],
              [-0.5, 0.34],
              [-0.74, -0.16],
              [-0.52, -0.56],
              [-0.16, -0.5],
              [0, -0.24],
              [0.16, -0.5],
              [0.52, -0.56],
              [0.74, -0.16],
              [0.5, 0.34],
            ] as const
          ).map<Point>(([a, b]) => [a * q, b * q + k * 0.1]),
          x + 2,
          y + 2,
          r * 0.74,
          -0.5,
        );
      s.push(fill(smooth(heart), k % 2 ? '#b97a40' : '#fbf0dc', k % 2 ? 0.85 : 1));
    }
  } else
    s.push(
      specks(
        rnd.times(40, () => inDisc(rnd, r * 0.7, x, y)),
        '#e3b47c',
        4,
        0.6,
      ) +
        fill(
          smooth([...arc(x, y, r * 0.7, LIT - 0.5, LIT + 0.5, 8), ...arc(x, y, r * 0.56, LIT + 0.4, LIT - 0.4, 8)]),
          '#fff',
          0.35,
        ),
    );
  s.push(stroke(smooth(arc(x, y, r * 0.955, LIT - 0.8, LIT + 0.7, 12), false), '#fff', 6, 0.8));
  const bowlEnd = place(ring(rnd, 0, 0, 1, { ry: 0.62, n: 14, wobble: 0 }), C + 172, C + 96, 44, 1.1),
    stem: Point[] = [
      [C + 150, C + 54],
      [C + 86, C - 150],
    ];
  s.push(
    stroke(straight(shift(stem, 4, 7), false), '#2b1a12', 15, 0.3) +
      fill(smooth(shift(bowlEnd, 5, 8)), '#2b1a12', 0.3) +
      layered(bowlEnd, '#c3cbca', { shade: '#808a89', lit: '#fff', depth: 3 }) +
      stroke(straight(stem, false), '#8b9594', 15) +
      stroke(straight(shift(stem, -2, -1), false), '#dfe6e5', 8),
  );
  return s.join('');
}
