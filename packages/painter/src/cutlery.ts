// A fork or a knife.
import { fill, stroke } from './brush.ts';
import { type Point, place, shift, straight } from './outline.ts';
import type { Sheet } from './sheet.ts';

interface Spot {
  x: number;
  y: number;
  size?: number;
  turn?: number;
}

export function cutlery(p: Sheet, sort: 'fork' | 'knife', { x, y, size = 300, turn = 0 }: Spot): string {
  const steel = '#c9d2d1',
    dark = '#7f8b8a',
    at = (l: Point[]) => place(l, x, y, size, turn),
    s: string[] = [];
  const parts: Point[][] =
    sort === 'fork'
      ? [
          [
            [-0.025, 0.5],
            [-0.018, 0.05],
            [-0.03, -0.1],
            [-0.085, -0.2],
            [-0.085, -0.5],
            [-0.06, -0.5],
            [-0.055, -0.28],
            [-0.03, -0.28],
            [-0.026, -0.5],
            [0.026, -0.5],
            [0.03, -0.28],
            [0.055, -0.28],
            [0.06, -0.5],
            [0.085, -0.5],
            [0.085, -0.2],
            [0.03, -0.1],
            [0.018, 0.05],
            [0.025, 0.5],
          ],
        ]
      : [
          [
            [-0.028, 0.5],
            [-0.022, 0.02],
            [-0.03, -0.02],
            [-0.045, -0.3],
            [-0.02, -0.5],
            [0.03, -0.46],
            [0.035, 0],
            [0.025, 0.03],
            [0.028, 0.5],
          ],
        ];
  for (const part of parts) {
    const o = at(part);
    s.push(
      `<g filter="${p.blur(5)}">${fill(straight(shift(o, 7, 11)), '#00151a', 0.45)}</g>` +
        fill(straight(o), dark) +
        fill(straight(shift(o, -1.6, -2.2)), steel) +
        stroke(
          straight(
            at([
              [-0.006, 0.46],
              [-0.004, 0.06],
            ]),
            false,
          ),
          '#fff',
          size * 0.012,
          0.8,
        ),
    );
  }
  return s.join('');
}
