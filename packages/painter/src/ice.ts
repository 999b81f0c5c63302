// Three scoops of ice cream with a wafer.
import { fill, layered, stroke } from './brush.ts';
import { darker, lighter } from './colour.ts';
import { C, lay } from './lay.ts';
import { bent, inDisc, place, ring, shift, smooth, straight } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { bowl } from './vessels.ts';

export function paintIce(p: Sheet): string {
  const { rnd } = p,
    s: string[] = [];
  const v = bowl(p, { r: 236, glaze: '#e9efec', inside: '#dfe7e4', wall: 0.9 });
  s.push(v.svg);
  const scoops: [colour: string, dx: number, dy: number][] = [
    ['#f6e6c0', -70, 34],
    ['#6d4028', 74, 30],
    ['#e98a9b', 2, -78],
  ];
  for (const [c, dx, dy] of scoops) {
    const o = ring(rnd, C + dx, C + dy, 104, { wobble: 0.03, lobes: 9, n: 26 });
    s.push(
      fill(smooth(shift(o, 7, 11)), '#2b1a12', 0.3) +
        layered(o, c, { depth: 9, shade: darker(c, 0.34), lit: lighter(c, 0.6), litScale: 0.52 }),
    );
    for (let i = 0; i < 12; i++) {
      const [x, y] = inDisc(rnd, 82, C + dx, C + dy);
      s.push(
        stroke(
          smooth(bent(rnd, x, y, rnd.between(14, 34), rnd.between(-0.4, 0.4), 0.7, 4), false),
          rnd.next() < 0.5 ? darker(c, 0.16) : lighter(c, 0.5),
          4,
          0.55,
        ),
      );
    }
  }
  const wafer = place(
    [
      [-0.18, -1],
      [0.18, -1],
      [0.2, 1],
      [-0.2, 1],
    ],
    C + 118,
    C - 122,
    112,
    0.75,
  );
  s.push(
    fill(straight(shift(wafer, 5, 8)), '#2b1a12', 0.35) +
      fill(straight(wafer), '#b5762f') +
      fill(straight(shift(wafer, -2, -3, 0.95)), '#e2ad62'),
  );
  for (let i = -4; i <= 4; i++)
    s.push(
      stroke(
        straight(
          place(
            [
              [-0.16, i * 0.21],
              [0.16, i * 0.21 + 0.14],
            ],
            C + 116,
            C - 125,
            112,
            0.75,
          ),
          false,
        ),
        '#a9682a',
        4,
        0.75,
      ),
    );
  s.push(
    lay(
      p,
      [
        { name: 'mint', n: 2, size: 0.9 },
        { name: 'raspberry', n: 2 },
      ],
      { x: C - 4, y: C + 6, radius: 46, shade: '#3a1a12' },
    ),
  );
  return s.join('');
}
