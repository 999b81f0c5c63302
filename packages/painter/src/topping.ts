// Toppings, and three shapes that several of them share.
import { fill, layered, specks, stroke } from './brush.ts';
import type { Chance } from './chance.ts';
import { darker, lighter, vary } from './colour.ts';
import { arc, centre, facing, LIT, type Point, place, ring, shift, smooth, TAU } from './outline.ts';

/** The outline of the shadow (the caller merges a layer's shadows into one soft path), and the painted shape. */
export interface Painted {
  shadow: Point[];
  paint: string;
}
export interface Topping {
  /** Number on a pizza. */
  n: number;
  size: number;
  /** Flat, with little shadow. */
  flat?: true;
  /** Placed last, with a deep shadow. */
  herb?: true;
  small?: true;
  /** Placed below everything else. */
  first?: true;
  /** A single one in the centre. */
  centre?: true;
  paint(
    rnd: Chance,
    x: number,
    y: number,
    size: number,
    turn: number,
    more?: { green?: boolean; colours?: string[] },
  ): Painted;
}
interface Leaf {
  wide?: number;
  body?: string;
  rib?: string;
  fold?: number;
}
interface Frill {
  lobes?: number;
  depth?: number;
  ry?: number;
}

export function leaf(
  rnd: Chance,
  x: number,
  y: number,
  length: number,
  turn: number,
  { wide = 0.58, body = '#43803a', rib = '#9cc27a', fold = 0.5 }: Leaf = {},
): Painted {
  const w = wide * 0.5,
    k = rnd.between(-0.06, 0.06);
  const left: Point[] = [
    [0, 0.5],
    [-w * 0.75, 0.28],
    [-w, 0.0],
    [-w * 0.82, -0.24],
    [-w * 0.34, -0.43],
    [k, -0.55],
  ];
  const right: Point[] = [
    [w * 0.34 + k, -0.43],
    [w * 0.82, -0.24],
    [w, 0.0],
    [w * 0.75, 0.28],
  ];
  const put = (pts: readonly Point[]) => place(pts, x, y, length, turn);
  const all = put([...left, ...right]);
  const colour = vary(rnd, body, 0.1);
  const lightLeft = facing(turn + Math.PI) > 0;
  const half: Point[] = lightLeft ? [...left] : [[k, -0.55], ...right, [0, 0.5]];
  let s =
    fill(smooth(all), darker(colour, fold * 0.62)) +
    fill(smooth(put(half.map(([a, b]) => [a * 0.97, b * 0.97]))), colour);
  s += fill(
    smooth(put(half.map(([a, b]) => [a * 0.52 + (lightLeft ? -1 : 1) * w * 0.26, b * 0.5 - 0.06]))),
    lighter(colour, 0.42),
    0.55,
  );
  s += stroke(
    smooth(
      put([
        [0, 0.6],
        [0.01, 0.2],
        [k * 0.5, -0.15],
        [k, -0.48],
      ]),
      false,
    ),
    rib,
    length * 0.035,
    0.75,
  );
  for (const v of [-0.22, 0.02, 0.24])
    s += stroke(
      smooth(
        put([
          [0, v + 0.05],
          [-w * 0.36, v - 0.06],
          [-w * 0.68, v - 0.12],
        ]),
        false,
      ) +
        smooth(
          put([
            [0, v + 0.05],
            [w * 0.36, v - 0.06],
            [w * 0.68, v - 0.12],
          ]),
          false,
        ),
      rib,
      length * 0.018,
      0.4,
    );
  return { shadow: all, paint: s };
}

/** A ruffled salad leaf. */
export function frill(
  rnd: Chance,
  x: number,
  y: number,
  size: number,
  turn: number,
  body: string,
  { lobes = 11, depth = 0.1, ry = 0.74 }: Frill = {},
): Painted {
  const pts = ring(rnd, x, y, size, { ry: size * ry, turn, wobble: depth, lobes, n: lobes * 4 });
  const colour = vary(rnd, body, 0.12),
    [cx, cy] = centre(pts);
  const root: Point = [cx - Math.cos(turn) * size * 0.75, cy - Math.sin(turn) * size * 0.75];
  let s = layered(pts, colour, { depth: size * 0.06, glow: 0.5, litScale: 0.68 });
  for (const a of [-0.5, -0.22, 0.05, 0.3, 0.55]) {
    const tip: Point = [cx + Math.cos(turn + a) * size * 0.78, cy + Math.sin(turn + a) * size * 0.78 * ry];
    s += stroke(
      smooth([root, [(root[0] + tip[0]) / 2 + a * 8, (root[1] + tip[1]) / 2], tip], false),
      lighter(colour, 0.6),
      size * (a > -0.1 && a < 0.2 ? 0.055 : 0.03),
      0.5,
    );
  }
  return { shadow: pts, paint: s };
}

export function tomatoSlice(rnd: Chance, x: number, y: number, r: number): Painted {
  const pts = ring(rnd, x, y, r, { wobble: 0.025, lobes: 5 }),
    off = rnd.angle(),
    n = r > 30 ? 5 : 3;
  let s =
    fill(smooth(pts), '#a82416') +
    fill(smooth(shift(pts, -1, -1.6, 0.95)), '#dd4630') +
    fill(smooth(shift(pts, 0, 0, 0.82)), '#ee7658');
  for (let i = 0; i < n; i++) {
    const a = off + (i / n) * TAU,
      cx = x + Math.cos(a) * r * 0.47,
      cy = y + Math.sin(a) * r * 0.47;
    const pod = ring(rnd, cx, cy, r * 0.2, { ry: r * (n === 5 ? 0.2 : 0.3), turn: a, wobble: 0.06 });
    s += fill(smooth(pod), '#c9341f') + fill(smooth(shift(pod, -0.8, -1.2, 0.7)), '#e0572f', 0.8);
    s += specks(
      rnd.times(n === 5 ? 4 : 3, () => [cx + rnd.between(-0.12, 0.12) * r, cy + rnd.between(-0.12, 0.12) * r]),
      '#f7d98b',
      r * 0.09,
    );
  }
  s += stroke(smooth(arc(x, y, r * 0.86, LIT - 0.5, LIT + 0.55), false), '#fff', r * 0.06, 0.55);
  return { shadow: pts, paint: s };
}
