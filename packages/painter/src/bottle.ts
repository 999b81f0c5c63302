// A bottle lying on its side.

import type { BottleRecipe, Flask } from '@theke/rules/drawings/recipe';
import { fill, specks, stroke } from './brush.ts';
import { darker, lighter } from './colour.ts';
import { C } from './lay.ts';
import { type Point, place, ring, shift, smooth, spot, straight } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { ground } from './vessels.ts';

const flasks: Record<Flask, [body: string, dark: string]> = {
  green: ['#3f7a4a', '#245030'],
  brown: ['#6d3c16', '#3d1f0a'],
  clear: ['#cfe0de', '#9db8b5'],
  dark: ['#26352c', '#121c17'],
  cola: ['#3a1a10', '#1c0b06'],
};
export function paintBottle(
  p: Sheet,
  {
    flask = 'green',
    label = '#f6efe0',
    band = '#003F4B',
    cap = '#c9a24a',
    slim = false,
    wine: isWine = false,
  }: BottleRecipe,
): string {
  const { rnd } = p,
    [body, dark] = flasks[flask],
    s: string[] = [],
    turn = 0.62,
    k = isWine ? 1.08 : 1,
    w = slim ? 0.74 : 1,
    S = 296 * k;
  const half: Point[] = isWine
    ? [
        [0.07, -1],
        [0.075, -0.62],
        [0.12, -0.5],
        [0.24, -0.34],
        [0.255, -0.1],
        [0.255, 0.86],
        [0.2, 0.98],
        [0, 1],
      ]
    : [
        [0.085, -0.98],
        [0.09, -0.74],
        [0.11, -0.55],
        [0.2, -0.34],
        [0.262, -0.12],
        [0.27, 0.1],
        [0.262, 0.82],
        [0.2, 0.97],
        [0, 0.99],
      ];
  const full: Point[] = [
      ...half.map<Point>(([a, b]) => [a * w, b]),
      ...half
        .slice(0, -1)
        .reverse()
        .map<Point>(([a, b]) => [-a * w, b]),
    ],
    o = place(full, C, C, S, turn),
    d = smooth(o);
  const across = (c: string, a0: number, a1: number) => {
    const [x1, y1] = spot([-0.28 * w, 0], C, C, S, turn),
      [x2, y2] = spot([0.28 * w, 0], C, C, S, turn);
    return p.linear(x1, y1, x2, y2, [
      [0, darker(c, a0)],
      [0.26, lighter(c, a1)],
      [0.42, c],
      [0.78, darker(c, a0 * 0.5)],
      [1, darker(c, a0 * 1.5)],
    ]);
  };
  s.push(
    ground(p, o, 12, 0.38) +
      `<g filter="${p.blur(9)}">${fill(
        smooth(
          shift(
            place(
              full.map(([a, b]) => [a * 0.4, b * 0.5 + 0.3]),
              C,
              C,
              S,
              turn,
            ),
            44,
            40,
          ),
        ),
        lighter(body, 0.5),
        flask === 'clear' ? 0.5 : 0.35,
      )}</g>` +
      fill(d, dark) +
      fill(smooth(shift(o, -1, -1.5, 0.985)), across(body, 0.4, 0.4), flask === 'clear' ? 0.92 : 1),
  );
  const clip = p.clip(d),
    [t0, t1] = isWine ? ([0.06, 0.6] as const) : ([0.02, 0.56] as const),
    q = 0.3 * w;
  const tag = place(
      [
        [-q, t0],
        [q, t0 + 0.02],
        [q, t1],
        [-q, t1 - 0.02],
      ],
      C,
      C,
      S,
      turn,
    ),
    stripe = place(
      [
        [-q, t0 + 0.36],
        [q, t0 + 0.38],
        [q, t0 + 0.46],
        [-q, t0 + 0.44],
      ],
      C,
      C,
      S,
      turn,
    ),
    badge = place(ring(rnd, 0, t0 + 0.19, 0.115, { wobble: 0, n: 18 }), C, C, S, turn);
  s.push(
    `<g clip-path="${clip}">${fill(straight(tag), across(label, 0.22, 0.5))}${fill(straight(stripe), across(band, 0.2, 0.2))}${fill(smooth(badge), band)}${fill(smooth(shift(badge, 0, 0, 0.62)), label)}${fill(smooth(shift(badge, 0, 0, 0.34)), '#f08a3a')}${stroke(
      straight(
        place(
          [
            [-0.14 * w, t0 + 0.5],
            [0.14 * w, t0 + 0.51],
          ],
          C,
          C,
          S,
          turn,
        ),
        false,
      ),
      band,
      4,
      0.6,
    )}</g>`,
  );
  const ends: Point = isWine ? [-1.005, -0.66] : [-1, -0.88],
    capPts = place(
      [
        [-0.105, ends[0]],
        [0.105, ends[0]],
        [0.11, ends[1]],
        [-0.11, ends[1]],
      ],
      C,
      C,
      S,
      turn,
    );
  s.push(
    fill(straight(shift(capPts, 2, 3)), dark, 0.5) + fill(straight(capPts), across(isWine ? band : cap, 0.3, 0.4)),
  );
  if (!isWine)
    for (let i = -3; i <= 3; i++)
      s.push(
        stroke(
          straight(
            place(
              [
                [i * 0.03, ends[0] + 0.015],
                [i * 0.03, ends[1] - 0.01],
              ],
              C,
              C,
              S,
              turn,
            ),
            false,
          ),
          darker(cap, 0.3),
          2.4,
          0.6,
        ),
      );
  s.push(
    stroke(
      smooth(
        place(
          [
            [-0.15 * w, -0.26],
            [-0.185 * w, -0.06],
            [-0.19 * w, 0.3],
            [-0.185 * w, 0.8],
          ],
          C,
          C,
          S,
          turn,
        ),
        false,
      ),
      '#fff',
      8,
      0.6,
    ) +
      stroke(
        smooth(
          place(
            [
              [-0.045, -0.84],
              [-0.05, -0.6],
              [-0.08, -0.46],
            ],
            C,
            C,
            S,
            turn,
          ),
          false,
        ),
        '#fff',
        6,
        0.6,
      ),
  );
  if (!isWine)
    s.push(
      specks(
        rnd.times(36, () => spot([rnd.between(-0.22, 0.22) * w, rnd.between(-0.2, 0.94)], C, C, S, turn)),
        '#fff',
        4,
        0.5,
      ) +
        specks(
          rnd.times(18, () => spot([rnd.between(-0.22, 0.22) * w, rnd.between(-0.2, 0.94)], C, C, S, turn)),
          '#fff',
          7,
          0.38,
        ),
    );
  return s.join('');
}
