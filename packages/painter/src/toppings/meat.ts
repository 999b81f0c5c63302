// Toppings: meat.
import { fill, layered, specks, stroke } from '../brush.ts';
import { lighter, vary } from '../colour.ts';
import { arc, bent, LIT, type Point, place, ribbon, ring, shift, smooth } from '../outline.ts';
import type { Topping } from '../topping.ts';

export const meat = {
  salami: {
    n: 11,
    size: 37,
    paint(rnd, x, y, r) {
      const pts = ring(rnd, x, y, r * rnd.between(0.95, 1.05), { wobble: 0.022, lobes: 7 }),
        body = vary(rnd, '#bb3c30', 0.08);
      let s =
        fill(smooth(pts), '#7c1d18') +
        fill(smooth(shift(pts, -1.2, -1.8, 0.95)), '#a52e26') +
        fill(smooth(shift(pts, -0.6, -0.9, 0.84)), body);
      s += fill(
        smooth(shift(ring(rnd, x, y, r * 0.6, { wobble: 0.14, lobes: 4 }), -r * 0.12, -r * 0.16)),
        lighter(body, 0.16),
        0.6,
      );
      const fat = rnd.times<Point>(17, () => {
        const a = rnd.angle(),
          d = Math.sqrt(rnd.next()) * r * 0.76;
        return [x + Math.cos(a) * d, y + Math.sin(a) * d];
      });
      s +=
        specks(fat.slice(0, 6), '#e9b9a2', r * 0.16, 0.85) +
        specks(fat.slice(6, 12), '#e3a48d', r * 0.1, 0.85) +
        specks(fat.slice(12), '#f3d3bf', r * 0.07, 0.9);
      s += specks(
        rnd.times<Point>(5, () => {
          const a = rnd.angle();
          return [x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.5];
        }),
        '#3b1410',
        r * 0.06,
        0.8,
      );
      s +=
        stroke(smooth(arc(x, y, r * 0.88, LIT - 0.75, LIT + 0.7), false), '#f6a78d', r * 0.07, 0.6) +
        stroke(smooth(arc(x, y, r * 0.9, LIT + Math.PI - 0.8, LIT + Math.PI + 0.8), false), '#5c120f', r * 0.08, 0.5);
      return { shadow: pts, paint: s };
    },
  },
  ham: {
    n: 10,
    size: 50,
    paint(rnd, x, y, s, turn) {
      const pts = place(ring(rnd, 0, 0, 1, { ry: 0.66, wobble: 0.13, lobes: 4, n: 12 }), x, y, s, turn),
        body = vary(rnd, '#e79c92', 0.06);
      const foldAt = rnd.between(-0.25, 0.2),
        flap = place(
          [
            [-0.9, foldAt],
            [-0.3, foldAt - 0.1],
            [0.4, foldAt + 0.04],
            [0.94, foldAt - 0.06],
            [0.82, foldAt - 0.36],
            [0.2, foldAt - 0.46],
            [-0.5, foldAt - 0.4],
          ],
          x,
          y,
          s,
          turn,
        );
      return {
        shadow: pts,
        paint:
          layered(pts, body, { shade: '#b9625b', depth: 2.4, glow: 0 }) +
          fill(smooth(shift(flap, 2.4, 3.6)), '#a94f4b', 0.4) +
          fill(smooth(flap), lighter(body, 0.34)) +
          stroke(
            smooth(
              place(
                [
                  [-0.7, foldAt - 0.28],
                  [0, foldAt - 0.34],
                  [0.7, foldAt - 0.26],
                ],
                x,
                y,
                s,
                turn,
              ),
              false,
            ),
            '#fff0e4',
            s * 0.05,
            0.7,
          ),
      };
    },
  },
  prosciutto: {
    n: 5,
    size: 132,
    paint(rnd, x, y, s, turn) {
      const n = 11,
        bend = rnd.between(-0.22, 0.22),
        ph = rnd.angle();
      const spine = Array.from({ length: n }, (_, i): Point => {
        const t = i / (n - 1) - 0.5,
          px = t * s,
          py = bend * s * (t * t * 4 - 0.4) + Math.sin(t * 11 + ph) * s * 0.035;
        return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
      });
      const pts = ribbon(spine, (t) => s * 0.3 * (0.8 + 0.25 * Math.sin(t * 7 + ph)));
      const offset = (k: number) =>
        spine.map<Point>(([px, py]) => [px - Math.sin(turn) * s * k, py + Math.cos(turn) * s * k]);
      let out = layered(pts, '#d4695f', { shade: '#963836', depth: 2.4, glow: 0 });
      out +=
        stroke(smooth(offset(0.105), false), '#f9e4d8', s * 0.05, 0.95) +
        stroke(smooth(offset(-0.02), false), '#e9978b', s * 0.05, 0.5);
      for (let i = 2; i < n - 1; i += 2) {
        const [px, py] = spine[i]!;
        out += stroke(
          smooth(
            place(
              [
                [-0.14, 0.02],
                [0, -0.02],
                [0.14, 0.03],
              ],
              px,
              py,
              s,
              turn + Math.PI / 2 + rnd.between(-0.2, 0.2),
            ),
            false,
          ),
          i % 4 ? '#7b2425' : '#f3b4a5',
          s * 0.045,
          i % 4 ? 0.4 : 0.55,
        );
      }
      return { shadow: pts, paint: out };
    },
  },
  bacon: {
    n: 9,
    size: 70,
    paint(rnd, x, y, s, turn) {
      const spine = bent(rnd, x, y, s, turn, 0.5, 9),
        pts = ribbon(spine, s * 0.3),
        off = (k: number) => spine.map<Point>(([px, py]) => [px - Math.sin(turn) * s * k, py + Math.cos(turn) * s * k]);
      return {
        shadow: pts,
        paint:
          layered(pts, '#b5442f', { shade: '#6d2215', depth: 2, glow: 0 }) +
          stroke(smooth(off(0.07), false), '#f2cba4', s * 0.07, 0.95) +
          stroke(smooth(off(-0.08), false), '#e5a27b', s * 0.05, 0.85),
      };
    },
  },
  chicken: {
    n: 8,
    size: 46,
    paint(rnd, x, y, s, turn) {
      const pts = place(
        [
          [-1, 0.1],
          [-0.7, -0.36],
          [0, -0.42],
          [0.8, -0.3],
          [1.05, 0.06],
          [0.6, 0.38],
          [-0.3, 0.42],
        ],
        x,
        y,
        s,
        turn,
      );
      let out = layered(pts, vary(rnd, '#e3b274', 0.07), { shade: '#9b6630', depth: 2.4 });
      for (const k of [-0.5, 0, 0.5])
        out += stroke(
          smooth(
            place(
              [
                [k - 0.12, -0.28],
                [k + 0.1, 0.26],
              ],
              x,
              y,
              s,
              turn,
            ),
            false,
          ),
          '#7a441c',
          s * 0.1,
          0.75,
        );
      return { shadow: pts, paint: out };
    },
  },
} satisfies Record<string, Topping>;
