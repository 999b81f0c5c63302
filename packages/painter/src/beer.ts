// A mug of beer.

import type { BeerRecipe } from '@theke/rules/drawings/recipe';
import { fill, scatter, specks, stroke } from './brush.ts';
import { C } from './lay.ts';
import { arc, inDisc, LIT, place, ring, shift, smooth } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { ground } from './vessels.ts';

export function paintBeer(p: Sheet, { foam = '#fffaf0' }: BeerRecipe): string {
  const { rnd } = p,
    s: string[] = [],
    handle = place(
      [
        [0.72, -0.5],
        [1.28, -0.52],
        [1.44, -0.2],
        [1.44, 0.2],
        [1.28, 0.52],
        [0.72, 0.5],
        [0.76, 0.28],
        [1.14, 0.28],
        [1.2, 0.1],
        [1.2, -0.1],
        [1.14, -0.28],
        [0.76, -0.28],
      ],
      C - 44,
      C,
      196,
      -0.5,
    ),
    rim = ring(rnd, C - 44, C, 206, { wobble: 0, n: 26 });
  s.push(
    ground(p, rim, 16, 0.34) +
      `<g filter="${p.blur(6)}">${fill(smooth(shift(handle, 9, 14)), '#06262c', 0.3)}</g>` +
      fill(smooth(handle), '#b9cfce') +
      fill(smooth(shift(handle, -3, -4, 0.97)), '#e4efee') +
      stroke(smooth(shift(handle.slice(1, 5), -3, -4, 0.9), false), '#fff', 8, 0.9),
  );
  s.push(
    fill(smooth(rim), '#c9dad9') +
      fill(
        smooth(shift(rim, 0, 0, 0.945)),
        p.radial(C + 30, C + 70, 230, [
          [0, '#ffd065'],
          [0.6, '#eaa02a'],
          [1, '#b8700f'],
        ]),
      ),
  );
  s.push(
    specks(
      rnd.times(60, () => inDisc(rnd, 186, C - 44, C)),
      '#fff3c4',
      4.4,
      0.8,
    ),
  );
  const head = ring(rnd, C - 66, C - 26, 152, { wobble: 0.045, lobes: 8, n: 30 });
  s.push(
    fill(smooth(shift(head, 5, 8, 1.02)), '#a5640d', 0.5) +
      fill(smooth(head), '#e9d6ab') +
      fill(smooth(shift(head, -3, -5, 0.97)), foam),
  );
  for (const [x, y] of scatter(rnd, 52, C - 68, C - 28, 132, 0)) {
    const r = rnd.between(4, 22);
    s.push(
      fill(smooth(ring(rnd, x + 2, y + 3, r, { wobble: 0.06 })), '#d9c496', 0.45) +
        fill(smooth(ring(rnd, x, y, r * 0.94, { wobble: 0.06 })), '#fffdf6') +
        fill(smooth(ring(rnd, x - r * 0.2, y - r * 0.3, r * 0.36, { n: 8 })), '#fff', 0.9),
    );
  }
  s.push(
    specks(
      rnd.times(60, () => inDisc(rnd, 140, C - 68, C - 28)),
      '#dcc594',
      3.4,
      0.8,
    ) +
      stroke(smooth(arc(C - 44, C, 199, LIT - 0.9, LIT + 0.8, 14), false), '#fff', 8, 0.95) +
      stroke(smooth(arc(C - 44, C, 199, LIT + 2.6, LIT + 3.5, 8), false), '#fff', 5, 0.8),
  );
  return s.join('');
}
