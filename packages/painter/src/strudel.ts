// Two pieces of strudel.
import { fill, layered, specks, stroke } from './brush.ts';
import { C } from './lay.ts';
import { place, shift, smooth, spot } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { plate } from './vessels.ts';

export function paintStrudel(p: Sheet): string {
  const { rnd } = p,
    base = plate(p, { well: 0.76 }),
    s = [base.svg];
  for (const [x, y, t] of [
    [C - 60, C - 12, -0.5],
    [C + 66, C + 46, -0.3],
  ] as const) {
    const o = place(
      [
        [-0.5, -1],
        [0.5, -1],
        [0.56, 0],
        [0.5, 1],
        [-0.5, 1],
        [-0.56, 0],
      ],
      x,
      y,
      128,
      t,
    );
    s.push(
      `<g filter="${p.blur(6)}">${fill(smooth(shift(o, 9, 14)), '#4a2208', 0.5)}</g>` +
        layered(o, '#dd9f4f', { shade: '#935821', depth: 5, lit: '#f6d596' }),
    );
    for (let i = -3; i <= 3; i++)
      s.push(
        stroke(
          smooth(
            place(
              [
                [-0.48, i * 0.28],
                [0, i * 0.28 + 0.08],
                [0.48, i * 0.28 - 0.03],
              ],
              x,
              y,
              128,
              t,
            ),
            false,
          ),
          '#a9682a',
          4,
          0.55,
        ),
      );
    s.push(
      specks(
        rnd.times(120, () => spot([rnd.between(-0.45, 0.45), rnd.between(-0.92, 0.92)], x, y, 128, t)),
        '#fff',
        4.4,
        0.8,
      ),
    );
  }
  return s.join('');
}
