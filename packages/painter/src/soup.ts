// A bowl of soup.

import type { SoupRecipe, SoupSort } from '@theke/rules/drawings/recipe';
import { fill, layered, scatter, specks, stroke } from './brush.ts';
import { darker, lighter, mix, vary } from './colour.ts';
import { C, lay } from './lay.ts';
import { arc, bent, inDisc, LIT, type Point, ribbon, ring, shift, smooth } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { toppings } from './toppings/toppings.ts';
import { bowl } from './vessels.ts';

const soups: Record<SoupSort, [body: string, lit: string, dark: string]> = {
  tomato: ['#d6492a', '#f07b52', '#a62d15'],
  pumpkin: ['#eb9a35', '#ffc873', '#b96c16'],
  clear: ['#eab64f', '#fde3a0', '#bd8427'],
  minestrone: ['#c9662f', '#ec9a5f', '#8d3f17'],
  garlic: ['#efe0b4', '#fff8df', '#c7ab6d'],
};
export function paintSoup(
  p: Sheet,
  { sort = 'tomato', cream = true, toppings: names = ['basil'], glaze = '#efe4d2' }: SoupRecipe,
): string {
  const { rnd } = p,
    vessel = bowl(p, { r: 268, glaze, inside: darker(glaze, 0.16), wall: 0.88 }),
    [body, lit, dark] = soups[sort],
    R = vessel.well * 0.93;
  const pool = ring(rnd, C, C, R, { wobble: 0.006, n: 28 }),
    s = [
      vessel.svg,
      fill(smooth(shift(pool, 0, 0, 1.012)), darker(dark, 0.2)),
      fill(
        smooth(pool),
        p.radial(C + 30, C + 40, R * 1.1, [
          [0, body],
          [0.75, mix(body, dark, 0.25)],
          [1, dark],
        ]),
      ),
    ];
  if (sort === 'clear' || sort === 'minestrone')
    s.push(
      rnd
        .times(22, () => {
          const [x, y] = inDisc(rnd, R * 0.8),
            r = rnd.between(6, 24);
          return (
            stroke(smooth(ring(rnd, x, y, r, { wobble: 0.05 })), lit, 2.4, 0.55) +
            fill(smooth(ring(rnd, x, y, r * 0.86)), lit, 0.16)
          );
        })
        .join(''),
    );
  if (sort === 'clear')
    for (let i = 0; i < 44; i++) {
      const [x, y] = inDisc(rnd, R * 0.58),
        l = bent(rnd, x, y, rnd.between(90, 160), rnd.angle(), 0.9),
        b = ribbon(l, 19);
      s.push(
        fill(smooth(shift(b, 3, 4)), '#6d430f', 0.35) +
          layered(b, vary(rnd, '#f6cf82', 0.1), { shade: '#b97a30', depth: 2, glow: 0 }) +
          stroke(smooth(shift(l, -2, -3, 0.8), false), '#fbe8bd', 3, 0.7),
      );
    }
  if (sort === 'minestrone')
    for (const [x, y] of scatter(rnd, 46, C, C, R * 0.78, 0)) {
      const c = rnd.pick(['#e9862e', '#6f9a3e', '#f2e3b4', '#d9432a', '#a9c25a']),
        b = ring(rnd, x, y, rnd.between(10, 20), { ry: rnd.between(9, 16), turn: rnd.angle(), wobble: 0.1 });
      s.push(fill(smooth(shift(b, 2, 3)), '#5d2409', 0.35) + layered(b, c, { depth: 2 }));
    }
  if (cream) {
    const swirl = Array.from({ length: 26 }, (_, i): Point => {
      const a = i * 0.46 + 1,
        q = R * (0.1 + i * 0.019);
      return [C + Math.cos(a) * q, C + Math.sin(a) * q];
    });
    s.push(stroke(smooth(swirl, false), '#fff6e4', 15, 0.4) + stroke(smooth(swirl, false), '#fffaf0', 9, 0.95));
  }
  s.push(
    fill(
      smooth([...arc(C, C, R * 0.93, LIT - 0.6, LIT + 0.5, 10), ...arc(C, C, R * 0.83, LIT + 0.42, LIT - 0.5, 10)]),
      '#fff',
      0.3,
    ),
  );
  s.push(
    lay(
      p,
      names.map((n) => (toppings[n].herb && !toppings[n].small ? { name: n, n: 3 } : n)),
      { radius: R * (names.includes('crouton') ? 0.55 : 0.34), many: 0.7, shade: '#3b1607' },
    ),
  );
  s.push(
    specks(
      rnd.times(34, () => inDisc(rnd, R * 0.6)),
      sort === 'pumpkin' ? '#3f5a22' : '#2e4a1b',
      4,
      0.7,
    ) +
      specks(
        rnd.times(14, () => inDisc(rnd, R * 0.7)),
        lighter(lit, 0.5),
        6,
        0.5,
      ),
  );
  return s.join('');
}
