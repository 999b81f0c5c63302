// A glass of wine.

import type { WineRecipe } from '@theke/rules/drawings/recipe';
import { fill, stroke } from './brush.ts';
import { liquids } from './citrus.ts';
import { darker, lighter, mix } from './colour.ts';
import { C } from './lay.ts';
import { arc, LIT, ring, shift, smooth } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { ground } from './vessels.ts';

export function paintWine(p: Sheet, { liquid = 'red' }: WineRecipe): string {
  const c = liquids[liquid],
    rim = ring(p.rnd, C - 4, C - 8, 240, { wobble: 0, n: 26 }),
    s = [
      ground(p, rim, 18, 0.24),
      `<g filter="${p.blur(14)}">${fill(smooth(ring(p.rnd, C + 96, C + 124, 96, { ry: 54, turn: 0.9 })), c, 0.4)}</g>`,
    ];
  s.push(fill(smooth(rim), '#dce8e7', 0.55) + fill(smooth(shift(rim, 1, 1, 0.965)), '#ffffff', 0.28));
  const pool = shift(rim, 3, 5, 0.8);
  s.push(
    fill(smooth(shift(pool, 0, 0, 1.02)), darker(c, 0.3), 0.9) +
      fill(
        smooth(pool),
        p.radial(C + 50, C + 60, 220, [
          [0, lighter(c, liquid === 'red' ? 0.3 : 0.5)],
          [0.5, mix(c, '#a32038', liquid === 'red' ? 0.4 : 0)],
          [1, darker(c, 0.3)],
        ]),
      ),
  );
  s.push(
    fill(smooth(ring(p.rnd, C + 2, C + 4, 58, { ry: 54 })), lighter(c, 0.3), 0.22),
    fill(
      smooth([...arc(C, C, 174, LIT - 0.6, LIT + 0.4, 9), ...arc(C, C, 142, LIT + 0.3, LIT - 0.46, 9)]),
      '#fff',
      0.5,
    ),
    stroke(smooth(arc(C - 4, C - 8, 233, LIT - 1, LIT + 0.9, 14), false), '#fff', 8, 0.95) +
      stroke(smooth(arc(C - 4, C - 8, 233, LIT + 2.5, LIT + 3.7, 9), false), '#fff', 5, 0.8) +
      stroke(smooth(arc(C - 4, C - 8, 210, LIT - 0.4, LIT + 0.3, 7), false), '#fff', 4, 0.6),
  );
  return s.join('');
}
