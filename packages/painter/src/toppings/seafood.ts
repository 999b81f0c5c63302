// Toppings: seafood.
import { layered, stroke } from '../brush.ts';
import { vary } from '../colour.ts';
import { arc, bent, LIGHT, place, ribbon, ring, shift, smooth } from '../outline.ts';
import type { Topping } from '../topping.ts';

export const seafood = {
  tuna: {
    n: 9,
    size: 42,
    paint(rnd, x, y, s) {
      const flakes = rnd.times(6, (i) =>
        ring(
          rnd,
          x + (i ? rnd.between(-0.5, 0.5) * s : 0),
          y + (i ? rnd.between(-0.45, 0.45) * s : 0),
          s * rnd.between(0.36, 0.54),
          { ry: s * rnd.between(0.24, 0.36), turn: rnd.angle(), wobble: 0.12 },
        ),
      );
      return {
        shadow: ring(rnd, x, y, s * 0.5, { wobble: 0.08 }),
        paint:
          flakes.map((f) => layered(f, vary(rnd, '#cf9a78', 0.12), { shade: '#86523a', depth: 1.8 })).join('') +
          rnd
            .times(4, () => {
              const px = x + rnd.between(-0.5, 0.5) * s,
                py = y + rnd.between(-0.4, 0.4) * s;
              return stroke(
                smooth(
                  [
                    [px - s * 0.2, py + 3],
                    [px, py - 1],
                    [px + s * 0.2, py + 2],
                  ],
                  false,
                ),
                '#f4dcc4',
                2.2,
                0.8,
              );
            })
            .join(''),
      };
    },
  },
  shrimp: {
    n: 8,
    size: 40,
    paint(_rnd, x, y, s, turn) {
      const a0 = turn,
        spine = arc(x, y, s * 0.62, a0, a0 + 3.9, 13),
        pts = ribbon(spine, (t) => s * 0.56 * (1 - t * 0.6) * (t < 0.12 ? 0.75 + t * 2 : 1));
      let out = layered(pts, '#f2936c', { shade: '#b9502f', depth: 2, glow: 0 });
      out += stroke(
        smooth(shift(spine.slice(1, -2), LIGHT[0] * 2.4, LIGHT[1] * 2.4, 1.12), false),
        '#ffd9bf',
        s * 0.1,
        0.9,
      );
      for (let i = 2; i < 12; i += 2) {
        const [px, py] = spine[i]!,
          a = a0 + (3.9 * i) / 12,
          w = s * 0.26 * (1 - (i / 12) * 0.6);
        out += stroke(
          smooth(
            [
              [px - Math.cos(a) * w, py - Math.sin(a) * w],
              [px + Math.cos(a) * w, py + Math.sin(a) * w],
            ],
            false,
          ),
          '#d9603a',
          s * 0.055,
          0.75,
        );
      }
      const [tx, ty] = spine[12]!;
      for (const k of [-0.5, 0.4])
        out += layered(
          place(
            [
              [0, 0],
              [-0.16, -0.3],
              [0, -0.42],
              [0.16, -0.3],
            ],
            tx,
            ty,
            s,
            a0 + 3.9 + Math.PI + k,
          ),
          '#e0683f',
          { depth: 1 },
        );
      return { shadow: pts, paint: out };
    },
  },
  anchovy: {
    n: 7,
    size: 86,
    paint(rnd, x, y, s, turn) {
      const spine = bent(rnd, x, y, s, turn, 0.6),
        pts = ribbon(spine, (t) => s * 0.17 * Math.sin(Math.PI * (0.12 + t * 0.8)));
      return {
        shadow: pts,
        paint:
          layered(pts, '#8d6a52', { shade: '#4c3225', depth: 1.8, glow: 0 }) +
          stroke(smooth(shift(spine, -1.6, -2.4, 0.8), false), '#e7d3bd', s * 0.035, 0.9) +
          stroke(smooth(shift(spine, 1, 1.6, 0.8), false), '#5d3f31', s * 0.02, 0.8),
      };
    },
  },
} satisfies Record<string, Topping>;
