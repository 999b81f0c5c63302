// Pasta in a deep plate.

import type { PastaRecipe, PastaSauce, PastaShape } from '@theke/rules/drawings/recipe';
import { fill, layered, scatter, specks, stroke } from './brush.ts';
import { darker, mix, vary } from './colour.ts';
import { C, lay } from './lay.ts';
import { nest, pieces } from './noodles.ts';
import { bent, inDisc, ring, shift, smooth } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { plate } from './vessels.ts';

interface Dressing {
  body: string;
  lit: string;
  noodle: string;
  heap?: true;
}
const dressings: Record<PastaSauce, Dressing> = {
  bolognese: { body: '#a83a1d', lit: '#d0663a', noodle: '#f6cd6c', heap: true },
  tomato: { body: '#d5401f', lit: '#f2764c', noodle: '#f6c566', heap: true },
  cream: { body: '#f7ead0', lit: '#fffdf4', noodle: '#f4d68c' },
  pesto: { body: '#6f8f38', lit: '#a9c46c', noodle: '#e2d36f' },
  oil: { body: '#e0b95a', lit: '#fff0b8', noodle: '#f2cd70' },
  carbonara: { body: '#f6dd9c', lit: '#fff6cf', noodle: '#f8d678' },
  salmon: { body: '#f3c3a2', lit: '#ffe6d4', noodle: '#f4d68c' },
};

export function paintPasta(
  p: Sheet,
  { shape = 'spaghetti', sauce = 'tomato', toppings = [], cheese = true, line }: PastaRecipe,
): string {
  const { rnd } = p,
    base = plate(p, { r: 296, well: 0.87, deep: true, ...(line && { line }) }),
    R = base.well * 0.96,
    look = dressings[sauce],
    s = [base.svg];
  const pool = ring(rnd, C, C, R * 0.99, { wobble: 0.022, n: 24 });
  s.push(
    fill(smooth(pool), look.heap ? darker(look.body, 0.15) : look.body, 0.8) +
      specks(
        rnd.times(16, () => {
          const a = rnd.angle();
          return [C + Math.cos(a) * R, C + Math.sin(a) * R];
        }),
        look.lit,
        5,
        0.6,
      ),
  );
  s.push(
    `<g filter="${p.blur(6)}">${fill(smooth(ring(rnd, C + 6, C + 9, R * 0.95, { wobble: 0.03 })), '#4a1c06', 0.5)}</g>`,
  );
  const winding: Partial<Record<PastaShape, { width: number; n: number }>> = {
    spaghetti: { width: R * 0.056, n: 92 },
    linguine: { width: R * 0.07, n: 78 },
    tagliatelle: { width: R * 0.125, n: 46 },
  };
  const long = winding[shape];
  s.push(
    long
      ? nest(p, R * 0.95, { colour: look.noodle, ...long })
      : pieces(
          p,
          R * 0.95,
          shape,
          look.heap ? mix(look.noodle, look.body, shape === 'penne' ? 0.2 : 0.08) : look.noodle,
          shape === 'penne' ? 40 : shape === 'gnocchi' ? 44 : 15,
          look.heap ? darker(look.body, 0.1) : mix(look.body, look.lit, 0.3),
        ),
  );
  if (look.heap) {
    const heap = ring(rnd, C - 4, C - 4, R * 0.56, { wobble: 0.06, lobes: 6, n: 20 });
    s.push(
      `<g filter="${p.blur(4)}">${fill(smooth(shift(heap, 7, 11, 1.04)), '#3b1004', 0.5)}</g>` +
        fill(smooth(heap), darker(look.body, 0.35)) +
        fill(smooth(shift(heap, -3, -5, 0.95)), look.body),
    );
    for (const [x, y] of scatter(rnd, sauce === 'bolognese' ? 74 : 34, C - 6, C - 8, R * 0.5, 0)) {
      const b = ring(rnd, x, y, rnd.between(6, sauce === 'bolognese' ? 15 : 22), { wobble: 0.16 });
      s.push(
        layered(b, vary(rnd, sauce === 'bolognese' && rnd.next() < 0.6 ? '#8a4526' : look.body, 0.14), {
          depth: 2.4,
          lit: look.lit,
        }),
      );
    }
    s.push(
      specks(
        rnd.times(20, () => inDisc(rnd, R * 0.46)),
        '#ffb990',
        4,
        0.7,
      ),
    );
  } else {
    for (let i = 0; i < 17; i++) {
      const [x, y] = inDisc(rnd, R * 0.78),
        b = ring(rnd, x, y, rnd.between(8, 34), { ry: rnd.between(6, 15), turn: rnd.angle(), wobble: 0.16 });
      s.push(fill(smooth(b), look.body, 0.62) + fill(smooth(shift(b, -2, -3, 0.55)), look.lit, 0.7));
    }
    if (sauce === 'pesto')
      s.push(
        specks(
          rnd.times(90, () => inDisc(rnd, R * 0.85)),
          '#3d5c1e',
          4.4,
          0.75,
        ) +
          specks(
            rnd.times(40, () => inDisc(rnd, R * 0.85)),
            '#b9cf7c',
            3,
            0.8,
          ),
      );
    if (sauce === 'oil')
      s.push(
        specks(
          rnd.times(26, () => inDisc(rnd, R * 0.85)),
          '#c1301b',
          5,
          0.85,
        ),
      );
  }
  if (sauce === 'carbonara')
    s.push(
      specks(
        rnd.times(60, () => inDisc(rnd, R * 0.8)),
        '#2b2320',
        3,
        0.75,
      ),
    );
  s.push(lay(p, toppings, { radius: R * 0.7, scale: 1, many: 0.6 }));
  if (cheese)
    for (const [x, y] of scatter(rnd, 34, C, C - 4, R * 0.5, 0))
      s.push(
        stroke(
          smooth(bent(rnd, x, y, rnd.between(10, 24), rnd.angle(), 0.8, 4), false),
          rnd.pick(['#fff3cd', '#f8e2a6', '#fffaf0']),
          3.6,
          0.92,
        ),
      );
  return s.join('');
}
