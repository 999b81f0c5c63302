// Toppings: herbs.
import { fill, layered, stroke } from '../brush.ts';
import { darker, vary } from '../colour.ts';
import { LIGHT, type Point, place, ring, shift, smooth } from '../outline.ts';
import { frill, leaf, type Topping } from '../topping.ts';

export const herbs = {
  basil: {
    n: 6,
    size: 84,
    herb: true,
    paint: (rnd, x, y, s, turn) => leaf(rnd, x, y, s * rnd.between(0.82, 1.08), turn, { body: '#3f8a3a' }),
  },
  mint: {
    n: 3,
    size: 60,
    herb: true,
    paint: (rnd, x, y, s, turn) => leaf(rnd, x, y, s, turn, { body: '#4c9a58', wide: 0.62 }),
  },
  sage: {
    n: 4,
    size: 66,
    herb: true,
    paint: (rnd, x, y, s, turn) => leaf(rnd, x, y, s, turn, { body: '#7d9a72', rib: '#cddbbb', wide: 0.4 }),
  },
  parsley: {
    n: 16,
    size: 13,
    herb: true,
    small: true,
    paint(rnd, x, y, s) {
      const pts = ring(rnd, x, y, s, { wobble: 0.28, lobes: 3, n: 12 });
      return { shadow: pts, paint: layered(pts, vary(rnd, '#4b8f3f', 0.12), { depth: 1.5 }) };
    },
  },
  rocket: {
    n: 15,
    size: 88,
    herb: true,
    paint(rnd, x, y, s, turn) {
      const half: Point[] = [
        [0.02, 0.5],
        [0.03, 0.3],
        [0.1, 0.26],
        [0.17, 0.16],
        [0.06, 0.1],
        [0.08, 0.02],
        [0.22, -0.08],
        [0.2, -0.14],
        [0.07, -0.16],
        [0.16, -0.3],
        [0.13, -0.44],
        [0, -0.52],
      ];
      const bend = rnd.between(-0.22, 0.22),
        w = rnd.between(0.85, 1.15),
        bow = ([px, py]: Point): Point => [px * w + bend * (0.25 - py * py), py];
      const all = place(
          [
            ...half,
            ...half
              .slice(1, -1)
              .reverse()
              .map<Point>(([a, b]) => [-a * 0.9, b + 0.03]),
          ].map(bow),
          x,
          y,
          s,
          turn,
        ),
        colour = vary(rnd, '#4f8f3c', 0.14);
      let out =
        fill(smooth(all), darker(colour, 0.32)) + fill(smooth(shift(all, LIGHT[0] * 2, LIGHT[1] * 2, 0.93)), colour);
      out += stroke(
        smooth(
          place(
            (
              [
                [0, 0.5],
                [0, 0.2],
                [0, -0.1],
                [0, -0.4],
              ] as Point[]
            ).map(bow),
            x,
            y,
            s,
            turn,
          ),
          false,
        ),
        '#b7d68f',
        s * 0.03,
        0.8,
      );
      return { shadow: all, paint: out };
    },
  },
  spinach: {
    n: 11,
    size: 36,
    paint(rnd, x, y, s, turn) {
      return frill(rnd, x, y, s, turn, '#35692f', { lobes: 5, depth: 0.14 });
    },
  },
} satisfies Record<string, Topping>;
