// Toppings: pantry.
import { fill, layered, stroke } from '../brush.ts';
import { vary } from '../colour.ts';
import { place, ring, shift, smooth } from '../outline.ts';
import type { Topping } from '../topping.ts';

export const pantry = {
  egg: {
    n: 1,
    size: 86,
    centre: true,
    paint(rnd, x, y, r) {
      const white = ring(rnd, x, y, r, { wobble: 0.09, lobes: 5, n: 22 }),
        yolk = ring(rnd, x - 4, y - 2, r * 0.4, { wobble: 0.02 });
      return {
        shadow: white,
        paint:
          fill(smooth(shift(white, 0, 0, 1.03)), '#c98b48', 0.8) +
          fill(smooth(white), '#f3e7cf') +
          fill(smooth(shift(white, -2, -3, 0.9)), '#fffaf0') +
          fill(smooth(shift(yolk, 3, 4, 1.06)), '#dcb98a', 0.8) +
          fill(smooth(yolk), '#e0860f') +
          fill(smooth(shift(yolk, -1.5, -2.4, 0.93)), '#f7ab1d') +
          fill(smooth(shift(yolk, -6, -9, 0.55)), '#ffcf4f', 0.8) +
          fill(
            smooth(ring(rnd, x - 4 - r * 0.16, y - 2 - r * 0.2, r * 0.07, { ry: r * 0.045, turn: -0.7 })),
            '#fff',
            0.95,
          ),
      };
    },
  },
  eggquarter: {
    n: 4,
    size: 34,
    paint(_rnd, x, y, s, turn) {
      const o = place(
          [
            [-1, 0],
            [-0.6, -0.5],
            [0.2, -0.62],
            [0.9, -0.3],
            [1, 0.1],
            [0.3, 0.34],
            [-0.6, 0.3],
          ],
          x,
          y,
          s,
          turn,
        ),
        yk = place(
          [
            [-0.45, 0],
            [-0.1, -0.32],
            [0.4, -0.24],
            [0.55, 0.04],
            [0.1, 0.16],
          ],
          x,
          y,
          s,
          turn,
        );
      return {
        shadow: o,
        paint:
          layered(o, '#fffaf0', { shade: '#d3c3a5', depth: 2, glow: 0 }) +
          layered(yk, '#f5b430', { shade: '#cf8a14', depth: 1.4 }),
      };
    },
  },
  pineapple: {
    n: 11,
    size: 30,
    paint(rnd, x, y, s, turn) {
      const pts = place(
        [
          [-0.95, 0.55],
          [-0.5, -0.6],
          [0, -0.74],
          [0.5, -0.6],
          [0.95, 0.55],
          [0, 0.78],
        ],
        x,
        y,
        s,
        turn,
      );
      return {
        shadow: pts,
        paint:
          layered(pts, vary(rnd, '#f5cc4a', 0.05), { shade: '#bf8a1c', depth: 2.2, lit: '#fff0a6' }) +
          [-0.5, -0.17, 0.17, 0.5]
            .map((k) =>
              stroke(
                smooth(
                  place(
                    [
                      [k * 0.6, -0.46],
                      [k, 0.5],
                    ],
                    x,
                    y,
                    s,
                    turn,
                  ),
                  false,
                ),
                '#d9a329',
                s * 0.07,
                0.75,
              ),
            )
            .join(''),
      };
    },
  },
  crouton: {
    n: 10,
    size: 17,
    paint(rnd, x, y, s, turn) {
      const pts = place(
        [
          [-1, -0.8],
          [0.9, -1],
          [1, 0.9],
          [-0.9, 1],
        ],
        x,
        y,
        s,
        turn,
      );
      return {
        shadow: pts,
        paint:
          fill(smooth(pts), '#95602a') +
          fill(smooth(shift(pts, -1.4, -2, 0.86)), vary(rnd, '#dfae66', 0.1)) +
          fill(smooth(shift(pts, -3, -3.6, 0.45)), '#f4d79b', 0.8),
      };
    },
  },
  raspberry: {
    n: 5,
    size: 24,
    paint(rnd, x, y, r) {
      const pts = ring(rnd, x, y, r, { wobble: 0.04 });
      let s = fill(smooth(pts), '#8f1635');
      for (let k = 0; k < 14; k++) {
        const a = k * 2.4,
          d = Math.sqrt(k / 14) * r * 0.82,
          px = x + Math.cos(a) * d,
          py = y + Math.sin(a) * d;
        s +=
          fill(smooth(ring(rnd, px, py, r * 0.25, { n: 8 })), '#b62147') +
          fill(smooth(ring(rnd, px - r * 0.07, py - r * 0.1, r * 0.1, { n: 7 })), '#f08ba0', 0.9);
      }
      return { shadow: pts, paint: s };
    },
  },
  blueberry: {
    n: 5,
    size: 17,
    paint(rnd, x, y, r) {
      const pts = ring(rnd, x, y, r, { wobble: 0.02 });
      return {
        shadow: pts,
        paint:
          layered(pts, '#4a5486', { shade: '#262b50', lit: '#9aa6d0', depth: 2, litScale: 0.5 }) +
          stroke(smooth(ring(rnd, x + 1, y + 1, r * 0.3, { n: 8, wobble: 0.15 })), '#23284a', 2, 0.8),
      };
    },
  },
} satisfies Record<string, Topping>;
