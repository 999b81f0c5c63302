// Toppings: vegetables.
import { fill, layered, specks, stroke } from '../brush.ts';
import { darker, lighter, vary } from '../colour.ts';
import { arc, bent, LIGHT, LIT, place, ribbon, ring, shift, smooth, TAU } from '../outline.ts';
import { type Topping, tomatoSlice } from '../topping.ts';

export const vegetables = {
  mushroom: {
    n: 10,
    size: 36,
    paint(rnd, x, y, s, turn) {
      const cap = place(
        [
          [-1, 0.08],
          [-0.94, -0.36],
          [-0.56, -0.74],
          [0, -0.86],
          [0.56, -0.74],
          [0.94, -0.36],
          [1, 0.08],
          [0.74, 0.2],
          [0.36, 0.1],
          [0.27, 0.42],
          [0.32, 0.84],
          [0, 0.94],
          [-0.32, 0.84],
          [-0.27, 0.42],
          [-0.36, 0.1],
          [-0.74, 0.2],
        ],
        x,
        y,
        s,
        turn,
      );
      const rim = place(
        [
          [-0.97, 0.02],
          [-0.9, -0.36],
          [-0.54, -0.7],
          [0, -0.82],
          [0.54, -0.7],
          [0.9, -0.36],
          [0.97, 0.02],
        ],
        x,
        y,
        s,
        turn,
      );
      const gill = (k: number) =>
        place(
          [
            [k * 0.84, 0.05],
            [k * 0.66, -0.16],
            [k * 0.34, -0.2],
            [k * 0.2, -0.05],
            [k * 0.42, -0.02],
            [k * 0.64, 0.1],
          ],
          x,
          y,
          s,
          turn,
        );
      const flesh = vary(rnd, '#f6e9d0', 0.04);
      let out = fill(smooth(cap), '#a98a5f') + fill(smooth(shift(cap, -1.3, -1.9, 0.94)), flesh);
      out +=
        stroke(smooth(rim, false), '#9c7648', s * 0.14, 0.9) +
        stroke(smooth(shift(rim, LIGHT[0] * 1.2, LIGHT[1] * 1.2), false), '#c9a473', s * 0.06, 0.9);
      out += fill(smooth(gill(1)), '#7d5b3c', 0.9) + fill(smooth(gill(-1)), '#7d5b3c', 0.9);
      out += stroke(
        smooth(
          place(
            [
              [0, -0.55],
              [0.02, 0.1],
              [0, 0.7],
            ],
            x,
            y,
            s,
            turn,
          ),
          false,
        ),
        '#fff9ea',
        s * 0.16,
        0.7,
      );
      return { shadow: cap, paint: out };
    },
  },
  olive: {
    n: 12,
    size: 17,
    paint(rnd, x, y, r, _turn, { green = false } = {}) {
      const body = green ? '#8a8d3c' : '#3d2c33',
        pts = ring(rnd, x, y, r, { wobble: 0.03 }),
        hole = ring(rnd, x + 0.8, y + 1, r * 0.4, { wobble: 0.06 });
      return {
        shadow: pts,
        paint:
          fill(smooth(pts), darker(body, 0.5)) +
          fill(smooth(shift(pts, -1, -1.5, 0.9)), body) +
          fill(smooth(hole), green ? '#5d6125' : '#7e2417') +
          stroke(
            smooth(arc(x + 0.8, y + 1, r * 0.46, LIT + 2.4, LIT + 3.9), false),
            lighter(body, 0.35),
            r * 0.12,
            0.7,
          ) +
          stroke(smooth(arc(x, y, r * 0.72, LIT - 0.7, LIT + 0.6), false), '#fff', r * 0.15, green ? 0.6 : 0.5),
      };
    },
  },
  onion: {
    n: 9,
    size: 42,
    flat: true,
    paint(rnd, x, y, r, turn) {
      const span = rnd.between(1.7, 2.7),
        lines = [0, 1].map((k) =>
          arc(x, y, r * (0.92 - k * 0.24), turn - span / 2 + k * 0.15, turn + span / 2 - k * 0.2),
        );
      const band = ribbon(lines[0]!, r * 0.17);
      return {
        shadow: band,
        paint: lines
          .map(
            (l, k) =>
              stroke(smooth(l, false), '#7d2c56', r * 0.17) +
              stroke(smooth(shift(l, -0.7, -1), false), k ? '#e6c4d6' : '#c983a6', r * 0.1) +
              stroke(smooth(shift(l, -1.4, -2), false), '#f9ecf2', r * 0.04, 0.8),
          )
          .join(''),
      };
    },
  },
  pepper: {
    n: 10,
    size: 68,
    paint(rnd, x, y, s, turn, { colours = ['#d8331f', '#f0b323', '#d8331f'] } = {}) {
      const body = rnd.pick(colours),
        spine = bent(rnd, x, y, s, turn, 1.3),
        pts = ribbon(spine, (t) => s * 0.17 * (0.75 + 0.3 * Math.sin(t * Math.PI)));
      return {
        shadow: pts,
        paint:
          fill(smooth(pts), darker(body, 0.38)) +
          fill(smooth(shift(pts, -1.2, -1.8, 0.95)), body) +
          stroke(
            smooth(shift(spine, LIGHT[0] * s * 0.035, LIGHT[1] * s * 0.035, 0.72), false),
            lighter(body, 0.62),
            s * 0.04,
            0.85,
          ),
      };
    },
  },
  pepperoncino: {
    n: 6,
    size: 96,
    paint(rnd, x, y, s, turn) {
      const body = vary(rnd, '#aebd3f', 0.08),
        spine = bent(rnd, x, y, s, turn, 0.7),
        pts = ribbon(spine, (t) => s * 0.2 * (t < 0.1 ? 0.7 + t * 3 : (1 - t) ** 0.55 * 1.05 + 0.06));
      const [a, b] = [spine[0]!, spine[1]!];
      return {
        shadow: pts,
        paint:
          layered(pts, body, { depth: 2.4, glow: 0 }) +
          stroke(
            smooth(shift(spine.slice(0, -1), LIGHT[0] * 3.4, LIGHT[1] * 3.4, 0.84), false),
            '#eff3bb',
            s * 0.045,
            0.9,
          ) +
          stroke(smooth([[a[0] - (b[0] - a[0]) * 0.8, a[1] - (b[1] - a[1]) * 0.8 - 3], a], false), '#6d7f2d', s * 0.06),
      };
    },
  },
  corn: {
    n: 30,
    size: 9.5,
    small: true,
    paint(rnd, x, y, r, turn) {
      const pts = ring(rnd, x, y, r, { ry: r * 0.78, turn, wobble: 0.08 });
      return {
        shadow: pts,
        paint: layered(pts, vary(rnd, '#f6c531', 0.08), {
          shade: '#bd8014',
          depth: 1.4,
          lit: '#fff2a8',
          glow: 0.9,
          litScale: 0.42,
        }),
      };
    },
  },
  caper: {
    n: 14,
    size: 8,
    small: true,
    paint(rnd, x, y, r) {
      return {
        shadow: ring(rnd, x, y, r),
        paint: layered(ring(rnd, x, y, r, { wobble: 0.06 }), vary(rnd, '#6c7a35', 0.1), {
          depth: 1.2,
          glow: 0.8,
          litScale: 0.4,
        }),
      };
    },
  },
  artichoke: {
    n: 7,
    size: 40,
    paint(rnd, x, y, s, turn) {
      let out = '',
        outline = place(
          [
            [0, 0.9],
            [-0.6, 0.3],
            [-0.72, -0.4],
            [-0.3, -0.9],
            [0.3, -0.9],
            [0.72, -0.4],
            [0.6, 0.3],
          ],
          x,
          y,
          s,
          turn,
        );
      out += fill(smooth(outline), '#7c7a3f');
      for (const k of [-0.62, 0.62, -0.32, 0.32, 0]) {
        const petal = place(
          [
            [k * 0.25, 0.86],
            [k * 0.95 - 0.24, 0.1],
            [k * 1.1 - 0.1, -0.75],
            [k * 1.15 + 0.1, -0.75],
            [k * 0.95 + 0.24, 0.1],
          ],
          x,
          y,
          s,
          turn,
        );
        out +=
          fill(smooth(petal), '#8d8a4a') +
          fill(smooth(shift(petal, -1.2, -1.8, 0.88)), vary(rnd, '#c4bd7d', 0.08)) +
          fill(smooth(shift(petal, -2, -3, 0.45)), '#e6e0ac', 0.7);
      }
      return { shadow: outline, paint: out };
    },
  },
  cherrytomato: { n: 9, size: 24, paint: (rnd, x, y, r) => tomatoSlice(rnd, x, y, r) },
  tomato: { n: 7, size: 40, paint: (rnd, x, y, r) => tomatoSlice(rnd, x, y, r) },
  cucumber: {
    n: 9,
    size: 32,
    paint(rnd, x, y, r) {
      const pts = ring(rnd, x, y, r, { wobble: 0.015 }),
        a0 = rnd.angle();
      return {
        shadow: pts,
        paint:
          fill(smooth(pts), '#3c6b31') +
          fill(smooth(shift(pts, -0.8, -1.2, 0.9)), '#d9e8b4') +
          fill(smooth(shift(pts, -2, -3, 0.62)), '#eaf3cd') +
          specks(
            Array.from({ length: 9 }, (_, i) => [
              x + Math.cos(a0 + (i / 9) * TAU) * r * 0.42,
              y + Math.sin(a0 + (i / 9) * TAU) * r * 0.42,
            ]),
            '#b9cf8d',
            r * 0.13,
          ),
      };
    },
  },
  zucchini: {
    n: 9,
    size: 33,
    paint(rnd, x, y, r) {
      const pts = ring(rnd, x, y, r, { wobble: 0.04 }),
        a0 = rnd.angle();
      return {
        shadow: pts,
        paint:
          fill(smooth(pts), '#3f6a30') +
          fill(smooth(shift(pts, -1, -1.4, 0.87)), '#e6dfa3') +
          fill(smooth(shift(pts, 0, 0, 0.5)), '#d8cc86', 0.8) +
          fill(smooth(ring(rnd, x + r * 0.2, y + r * 0.1, r * 0.3, { wobble: 0.2 })), '#b98a3e', 0.45) +
          specks(
            Array.from({ length: 7 }, (_, i) => [
              x + Math.cos(a0 + (i / 7) * TAU) * r * 0.36,
              y + Math.sin(a0 + (i / 7) * TAU) * r * 0.36,
            ]),
            '#b7a758',
            r * 0.1,
          ),
      };
    },
  },
  aubergine: {
    n: 6,
    size: 46,
    paint(rnd, x, y, r) {
      const pts = ring(rnd, x, y, r, { ry: r * 0.8, turn: rnd.angle(), wobble: 0.05 });
      return {
        shadow: pts,
        paint:
          fill(smooth(pts), '#3f2440') +
          fill(smooth(shift(pts, -1, -1.6, 0.88)), '#c7a069') +
          fill(smooth(shift(pts, -3, -4, 0.6)), '#e2c58d', 0.8) +
          specks(
            rnd.times(12, () => [x + rnd.between(-0.5, 0.5) * r, y + rnd.between(-0.45, 0.45) * r]),
            '#8a6236',
            3.4,
            0.8,
          ),
      };
    },
  },
  truffle: {
    n: 10,
    size: 29,
    flat: true,
    paint(rnd, x, y, r) {
      const pts = ring(rnd, x, y, r, { wobble: 0.08, lobes: 6 });
      return {
        shadow: pts,
        paint:
          fill(smooth(pts), '#1f1714') +
          fill(smooth(shift(pts, -0.8, -1.2, 0.9)), '#4b382d') +
          rnd
            .times(5, () => {
              const a = rnd.angle();
              return stroke(
                smooth(
                  [
                    [x + Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.7],
                    [x + Math.cos(a + 0.9) * r * 0.3, y + Math.sin(a + 0.9) * r * 0.3],
                    [x + Math.cos(a + 2) * r * 0.6, y + Math.sin(a + 2) * r * 0.6],
                  ],
                  false,
                ),
                '#b59a7d',
                1.7,
                0.7,
              );
            })
            .join(''),
      };
    },
  },
} satisfies Record<string, Topping>;
