// Toppings: cheese.
import { fill, layered, specks, stroke } from '../brush.ts';
import { vary } from '../colour.ts';
import { type Point, place, ring, shift, smooth, straight, TAU } from '../outline.ts';
import type { Topping } from '../topping.ts';

export const cheese = {
  mozzarella: {
    n: 7,
    size: 54,
    flat: true,
    first: true,
    paint(rnd, x, y, r) {
      const pts = ring(rnd, x, y, r, { wobble: 0.1, lobes: 5 });
      let s =
        fill(smooth(shift(pts, 0, 0, 1.16)), '#f0b469', 0.5) +
        fill(smooth(shift(pts, 1.5, 2.2, 1.03)), '#c98d4a', 0.8) +
        fill(smooth(pts), '#f8e9c4') +
        fill(smooth(shift(pts, -r * 0.05, -r * 0.08, 0.8)), '#fdf6e2') +
        fill(smooth(shift(ring(rnd, x, y, r * 0.42, { wobble: 0.16 }), -r * 0.16, -r * 0.22)), '#fffdf6');
      const toast = rnd.times(3, () => {
        const a = rnd.angle();
        return ring(rnd, x + Math.cos(a) * r * 0.66, y + Math.sin(a) * r * 0.66, r * rnd.between(0.08, 0.17), {
          wobble: 0.2,
        });
      });
      s += toast.map((t) => fill(smooth(t), '#cf8b3c', 0.55)).join('');
      return { shadow: pts, paint: s };
    },
  },
  burrata: {
    n: 1,
    size: 92,
    centre: true,
    paint(rnd, x, y, r) {
      const pts = ring(rnd, x, y, r, { wobble: 0.05, lobes: 6 });
      let s = layered(pts, '#fbf5e4', { shade: '#d4bf9a', lit: '#ffffff', depth: 6, glow: 0.9, litScale: 0.55 });
      for (let i = 0; i < 7; i++) {
        const a = (i / 7) * TAU + 0.3;
        s += stroke(
          smooth(
            [
              [x + Math.cos(a) * r * 0.12, y + Math.sin(a) * r * 0.12],
              [x + Math.cos(a + 0.2) * r * 0.34, y + Math.sin(a + 0.2) * r * 0.34],
            ],
            false,
          ),
          '#cdb68c',
          r * 0.035,
          0.6,
        );
      }
      return {
        shadow: pts,
        paint:
          s +
          specks(
            rnd.times(12, () => [x + rnd.between(-0.5, 0.5) * r, y + rnd.between(-0.5, 0.5) * r]),
            '#4a3b30',
            3,
            0.7,
          ),
      };
    },
  },
  parmesan: {
    n: 11,
    size: 34,
    paint(rnd, x, y, s, turn) {
      const pts = place(
        (
          [
            [-1, -0.3],
            [-0.3, -0.52],
            [0.5, -0.4],
            [1, -0.08],
            [0.62, 0.36],
            [-0.1, 0.42],
            [-0.8, 0.24],
          ] as Point[]
        ).map<Point>(([a, b]) => [a * rnd.between(0.8, 1.2), b * rnd.between(0.7, 1.2)]),
        x,
        y,
        s,
        turn,
      );
      return {
        shadow: pts,
        paint:
          fill(straight(pts), '#c69d55') +
          fill(straight(shift(pts, -1.2, -1.8, 0.94)), vary(rnd, '#f3e0a6', 0.05)) +
          fill(straight(shift(pts, -3, -4, 0.55)), '#fdf3cf', 0.8),
      };
    },
  },
  gorgonzola: {
    n: 8,
    size: 30,
    paint(rnd, x, y, r) {
      const pts = ring(rnd, x, y, r, { wobble: 0.14, lobes: 5 });
      return {
        shadow: pts,
        paint:
          layered(pts, '#f6ecc9', { shade: '#caa766', depth: 2, lit: '#fffdf0' }) +
          specks(
            rnd.times(5, () => [x + rnd.between(-0.55, 0.55) * r, y + rnd.between(-0.55, 0.55) * r]),
            '#54758a',
            r * 0.2,
            0.85,
          ) +
          specks(
            rnd.times(5, () => [x + rnd.between(-0.6, 0.6) * r, y + rnd.between(-0.6, 0.6) * r]),
            '#7fa08f',
            r * 0.12,
            0.9,
          ),
      };
    },
  },
  feta: {
    n: 12,
    size: 19,
    paint(rnd, x, y, s, turn) {
      const pts = place(
        [
          [-1, -0.9],
          [0.95, -1],
          [1.05, 0.9],
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
          fill(straight(pts), '#cbbd9f') +
          fill(straight(shift(pts, -1.5, -2.2, 0.88)), '#fbf6e8') +
          specks(
            rnd.times(3, () => [x + rnd.between(-0.6, 0.4) * s, y + rnd.between(-0.6, 0.4) * s]),
            '#dccfb2',
            3,
          ),
      };
    },
  },
} satisfies Record<string, Topping>;
