// A pizza from the wood-fired oven.

import type { PizzaRecipe, PizzaSauce } from '@theke/rules/drawings/recipe';
import { fill, specks, stroke } from './brush.ts';
import { darker, lighter, vary } from './colour.ts';
import { C, lay } from './lay.ts';
import { bent, inDisc, LIGHT, type Point, ring, shift, smooth, TAU } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { ground } from './vessels.ts';

const sauces: Record<PizzaSauce, [mid: string, edge: string, lit: string]> = {
  tomato: ['#dc4a28', '#b52c17', '#f0744a'],
  cream: ['#f4e4bd', '#dcb878', '#fdf5dd'],
  pesto: ['#7f9a45', '#566f2a', '#b0c473'],
  hot: ['#cf3a1c', '#96200f', '#ee6a3c'],
  truffle: ['#e8d3a4', '#bd965a', '#f8ecca'],
};

export function paintPizza(
  p: Sheet,
  { sauce = 'tomato', cheese = 'melted', toppings = [], drizzle, herbs = true }: PizzaRecipe,
): string {
  const { rnd } = p,
    R = 296,
    s: string[] = [],
    [mid, edge, lit] = sauces[sauce];
  const crust = ring(rnd, C, C, R, { wobble: 0.0065, lobes: 9, n: 34 }),
    d = smooth(crust);
  s.push(ground(p, crust, 15, 0.4));
  s.push(
    fill(d, '#8d4d1f') +
      fill(
        smooth(shift(crust, LIGHT[0] * 4, LIGHT[1] * 4, 0.986)),
        p.radial(C, C, R, [
          [0.74, '#f3cf8f'],
          [0.82, '#f0c27a'],
          [0.9, '#dd9f54'],
          [0.965, '#c07a37'],
          [1, '#a05f28'],
        ]),
      ),
  );
  const rimClip = p.clip(d);
  let rim = '';
  // Bubbles in the rim in groups, because the fire is uneven.
  for (let i = 0; i < 34; i++) {
    const a = rnd.angle(),
      dist = R * rnd.between(0.865, 0.955),
      x = C + Math.cos(a) * dist,
      y = C + Math.sin(a) * dist,
      size = rnd.between(9, 27);
    const b = ring(rnd, x, y, size, { ry: size * rnd.between(0.6, 0.85), turn: a + Math.PI / 2, wobble: 0.08 });
    rim +=
      fill(smooth(shift(b, 2.4, 3.4)), '#935220', 0.55) +
      fill(smooth(b), vary(rnd, '#e5ab60', 0.12), 0.95) +
      fill(smooth(shift(b, LIGHT[0] * size * 0.24, LIGHT[1] * size * 0.24, 0.55)), '#fbe0ab', 0.75);
  }
  const hot = rnd.angle();
  for (let i = 0; i < 46; i++) {
    const a = hot + rnd.next() ** 1.6 * Math.PI * rnd.sign() + (rnd.next() < 0.3 ? rnd.angle() : 0),
      dist = R * rnd.between(0.86, 0.985),
      size = rnd.between(3, 12);
    const b = ring(rnd, C + Math.cos(a) * dist, C + Math.sin(a) * dist, size, {
      ry: size * rnd.between(0.5, 0.9),
      turn: a + Math.PI / 2,
      wobble: 0.16,
    });
    rim +=
      fill(smooth(b), i % 3 ? '#6d3513' : '#3c1c0d', i % 3 ? 0.5 : 0.7) +
      (size > 7 ? fill(smooth(shift(b, 0.8, 1, 0.55)), '#2b120a', 0.6) : '');
  }
  s.push(`<g clip-path="${rimClip}">${rim}</g>`);
  s.push(
    `<g clip-path="${rimClip}">${fill(
      d,
      p.linear(C + LIGHT[0] * R, C + LIGHT[1] * R, C - LIGHT[0] * R, C - LIGHT[1] * R, [
        [0, '#fff0cc', 0.34],
        [0.42, '#fff0cc', 0],
        [0.62, '#4c1c06', 0],
        [1, '#4c1c06', 0.4],
      ]),
    )}</g>`,
  );
  s.push(
    specks(
      rnd.times(46, () => {
        const a = rnd.angle(),
          q = R * rnd.between(0.84, 0.97);
        return [C + Math.cos(a) * q, C + Math.sin(a) * q];
      }),
      '#fff6e2',
      2.6,
      0.65,
    ),
  );

  const pool = ring(rnd, C, C, R * 0.83, { wobble: 0.008, lobes: 9, n: 34 });
  s.push(`<g filter="${p.blur(3)}">${fill(smooth(shift(pool, 0, 0, 1.018)), '#7a3410', 0.55)}</g>`);
  s.push(
    fill(
      smooth(pool),
      p.radial(C + 20, C + 26, R * 0.84, [
        [0, lighter(mid, 0.06)],
        [0.72, mid],
        [0.93, edge],
        [1, darker(edge, 0.25)],
      ]),
    ),
  );
  for (let i = 0; i < 26; i++) {
    const [x, y] = inDisc(rnd, R * 0.68),
      a = rnd.angle(),
      l = rnd.between(18, 58);
    s.push(stroke(smooth(bent(rnd, x, y, l, a, 0.8, 4), false), i % 2 ? lit : edge, rnd.between(4, 9), 0.35));
  }
  s.push(
    specks(
      rnd.times(70, () => inDisc(rnd, R * 0.78)),
      edge,
      3.4,
      0.5,
    ) +
      specks(
        rnd.times(40, () => inDisc(rnd, R * 0.78)),
        lit,
        3,
        0.7,
      ),
  );

  if (cheese === 'melted') {
    const white = sauce === 'cream' || sauce === 'truffle';
    // Melted cheese: a loose centre and a fringe close to the rim, so that sauce shows at the edge and in gaps.
    const around = (q: number, a: number): Point => [C + Math.cos(a) * q, C + Math.sin(a) * q];
    const blobs = [
      ...rnd.times(11, () => inDisc(rnd, R * 0.34)),
      ...rnd.times(13, (i) => around(R * rnd.between(0.4, 0.5), (i / 13) * TAU + rnd.between(-0.2, 0.2))),
      ...rnd.times(22, (i) => around(R * rnd.between(0.56, 0.7), (i / 22) * TAU + rnd.between(-0.16, 0.16))),
    ].map(([x, y], i) => ring(rnd, x, y, rnd.between(30, i < 24 ? 54 : 42), { wobble: 0.12, lobes: 4, n: 15 }));
    const join = (dx: number, dy: number, k: number) => blobs.map((b) => smooth(shift(b, dx, dy, k))).join('');
    s.push(
      `<g filter="${p.blur(2)}">${fill(join(2, 3, 1.06), white ? '#c08a3e' : '#a9421a', 0.5)}</g>` +
        fill(join(0.5, 1, 1.02), white ? '#dba552' : '#eda948') +
        fill(join(-1, -1.4, 0.965), white ? '#f6dd9c' : '#f9d582') +
        fill(
          blobs.map((b, i) => (i % 5 ? smooth(shift(b, -4, -6, 0.66)) : '')).join(''),
          white ? '#fdf0c9' : '#fde7a8',
          0.75,
        ),
    );
    for (const b of blobs)
      if (rnd.next() < 0.75)
        s.push(
          fill(
            smooth(shift(ring(rnd, ...b[3]!, rnd.between(5, 15), { wobble: 0.2 }), 0, 0)),
            rnd.pick(['#d98c34', '#c97a2b', '#e2a04a']),
            0.5,
          ),
        );
    s.push(
      stroke(
        rnd
          .times(34, () => {
            const [x, y] = inDisc(rnd, R * 0.68),
              a = rnd.angle(),
              l = rnd.between(6, 17);
            return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(a) * l)} ${Math.round(Math.sin(a) * l)}`;
          })
          .join(''),
        '#fff6da',
        3.6,
        0.6,
      ),
    );
    s.push(
      specks(
        rnd.times(26, () => inDisc(rnd, R * 0.72)),
        '#d4541f',
        4.5,
        0.45,
      ),
    );
  }
  s.push(lay(p, toppings, { radius: R * 0.785, scale: 1.16, many: 0.86 }));
  if (drizzle)
    for (let i = 0; i < 7; i++) {
      const [x, y] = inDisc(rnd, R * 0.5),
        l = bent(rnd, x, y, rnd.between(110, 190), rnd.angle(), 0.9, 7);
      s.push(
        stroke(smooth(l, false), drizzle === 'pesto' ? '#3f6424' : '#5d2f12', 7, 0.75) +
          stroke(smooth(shift(l, -1, -1.6), false), drizzle === 'pesto' ? '#7ca047' : '#9a5a2a', 2.4, 0.8),
      );
    }
  if (herbs)
    s.push(
      specks(
        rnd.times(30, () => inDisc(rnd, R * 0.74)),
        '#3f5a22',
        3,
        0.75,
      ) +
        specks(
          rnd.times(18, () => inDisc(rnd, R * 0.74)),
          '#2c3f18',
          2.2,
          0.8,
        ),
    );
  s.push(
    specks(
      rnd.times(16, () => inDisc(rnd, R * 0.7)),
      '#fff4c9',
      5,
      0.5,
    ) +
      specks(
        rnd.times(16, () => inDisc(rnd, R * 0.7)),
        '#ffffff',
        2.4,
        0.8,
      ),
  );
  return s.join('');
}
