// Palatschinken: rolled pancakes with apricot jam at the ends and sugar over all.
import { fill, layered, specks, stroke } from './brush.ts';
import { C, lay } from './lay.ts';
import { inDisc, LIGHT, type Point, place, ring, shift, smooth, spot } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { plate } from './vessels.ts';

export function paintPalatschinken(p: Sheet): string {
  const { rnd } = p,
    s = [plate(p, { well: 0.74 }).svg];
  // Palatschinken: rolled pancakes, apricot jam at the ends, sugar over all.
  const turn = -0.42;
  for (const [k, len] of [
    [-1, 168],
    [0, 184],
    [1, 166],
  ] as const) {
    const H = 47,
      cx = C - Math.sin(turn) * k * 86,
      cy = C + Math.cos(turn) * k * 86;
    const local: Point[] = [
      [-len, -H * 0.7],
      [-len * 0.9, -H],
      [0, -H * 1.05],
      [len * 0.9, -H],
      [len, -H * 0.7],
      [len * 1.02, H * 0.6],
      [len * 0.9, H],
      [0, H * 1.02],
      [-len * 0.9, H],
      [-len * 1.02, H * 0.6],
    ];
    const o = place(local, cx, cy, 1, turn);
    for (const e of [-1, 1]) {
      const jam = place(ring(rnd, e * len * 0.99, 4, 26, { ry: 34, wobble: 0.1 }), cx, cy, 1, turn);
      s.push(
        fill(smooth(shift(jam, 3, 5)), '#6d3208', 0.35) +
          layered(jam, '#ef8a1f', { shade: '#b65a0c', lit: '#ffc465', depth: 3 }),
      );
    }
    s.push(
      `<g filter="${p.blur(4)}">${fill(smooth(shift(o, 6, 10)), '#4a2208', 0.5)}</g>` +
        fill(smooth(o), '#b97a34') +
        fill(smooth(shift(o, LIGHT[0] * 5, LIGHT[1] * 5, 0.965)), '#eebf72') +
        fill(
          smooth(
            shift(
              place(
                local.map<Point>(([a, b]) => [a * 0.93, b * 0.34 - H * 0.36]),
                cx,
                cy,
                1,
                turn,
              ),
              0,
              0,
            ),
          ),
          '#fbdfa4',
          0.7,
        ),
    );
    const clip = p.clip(smooth(o));
    let lace = '';
    for (let i = 0; i < 46; i++) {
      const [x, y] = spot([rnd.between(-1, 1) * len, rnd.between(-1, 1) * H], cx, cy, 1, turn),
        r = rnd.between(5, 18);
      lace += fill(smooth(ring(rnd, x, y, r * (i % 3 ? 0.5 : 1), { wobble: 0.2 })), i % 3 ? '#b06a28' : '#d3954a', 0.5);
    }
    s.push(
      `<g clip-path="${clip}">${lace}</g>` +
        stroke(
          smooth(
            place(
              [
                [-len * 0.93, H * 0.5],
                [0, H * 0.58],
                [len * 0.93, H * 0.48],
              ],
              cx,
              cy,
              1,
              turn,
            ),
            false,
          ),
          '#8d5420',
          3.4,
          0.7,
        ),
    );
  }
  s.push(
    specks(
      rnd.times(300, () => inDisc(rnd, 190)),
      '#ffffff',
      3.4,
      0.75,
    ) +
      specks(
        rnd.times(160, () => inDisc(rnd, 165)),
        '#ffffff',
        5.4,
        0.55,
      ) +
      lay(p, [{ name: 'mint', n: 2, size: 0.95 }], { x: C + 130, y: C - 118, radius: 24, shade: '#3a1a0c' }),
  );
  return s.join('');
}
