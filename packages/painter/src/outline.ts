// Organic outlines and the light source of every dish.
//
// Terms:
// - points: outlines are closed unless stated otherwise
// - turn: radians, clockwise on the page
// - light: from the upper left; shades are at the lower right, independent of an object's rotation
import type { Chance } from './chance.ts';

export type Point = [x: number, y: number];
interface Ring {
  ry?: number;
  turn?: number;
  wobble?: number;
  lobes?: number;
  n?: number;
}

export const TAU = Math.PI * 2;
/** Unit vector towards the light. */
export const LIGHT: Point = [-0.55, -0.83];
export const LIT = Math.atan2(LIGHT[1], LIGHT[0]);
const tenth = (n: number) => Math.round(n * 10) / 10;
/** +1 faces the light, -1 faces away from it. */
export const facing = (a: number): number => Math.cos(a) * LIGHT[0] + Math.sin(a) * LIGHT[1];

/** An irregular ellipse: a few soft harmonics make it look hand-cut. */
export function ring(
  rnd: Chance,
  x: number,
  y: number,
  rx: number,
  { ry = rx, turn = 0, wobble = 0.04, lobes = 5, n = Math.max(10, Math.round(lobes * 2.6)) }: Ring = {},
): Point[] {
  const waves = [2, 3, lobes].map((k) => ({ k, phase: rnd.angle(), size: wobble * rnd.between(0.4, 1) }));
  const cos = Math.cos(turn),
    sin = Math.sin(turn);
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * TAU;
    const swell = 1 + waves.reduce((s, w) => s + w.size * Math.sin(w.k * a + w.phase), 0);
    const px = Math.cos(a) * rx * swell,
      py = Math.sin(a) * ry * swell;
    return [x + px * cos - py * sin, y + px * sin + py * cos];
  });
}
/** Transforms points from an object's own frame (unit size, pointing up) to the page. */
export function place(local: readonly Point[], x: number, y: number, size: number, turn = 0): Point[] {
  const cos = Math.cos(turn) * size,
    sin = Math.sin(turn) * size;
  return local.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}
/** Transforms one point from an object's own frame to the page. */
export const spot = (point: Point, x: number, y: number, size: number, turn = 0): Point =>
  place([point], x, y, size, turn)[0]!;
export const centre = (pts: readonly Point[]): Point =>
  pts.reduce<Point>(([sx, sy], [x, y]) => [sx + x / pts.length, sy + y / pts.length], [0, 0]);
export function shift(pts: readonly Point[], dx: number, dy: number, s = 1): Point[] {
  const [cx, cy] = centre(pts);
  return pts.map(([x, y]) => [cx + (x - cx) * s + dx, cy + (y - cy) * s + dy]);
}
/** A Catmull-Rom spline through all points, as compact relative Béziers. */
export function smooth(pts: readonly Point[], closed = true): string {
  const n = pts.length,
    at = (i: number) => (closed ? pts[(i + n) % n]! : pts[Math.max(0, Math.min(n - 1, i))]!);
  let d = `M${tenth(at(0)[0])} ${tenth(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [x0, y0] = at(i - 1),
      [x1, y1] = at(i),
      [x2, y2] = at(i + 1),
      [x3, y3] = at(i + 2);
    const c = [(x2 - x0) / 6, (y2 - y0) / 6, x2 - x1 - (x3 - x1) / 6, y2 - y1 - (y3 - y1) / 6, x2 - x1, y2 - y1].map(
      tenth,
    );
    d += `c${c.join(' ').replace(/ -/g, '-')}`;
  }
  return d + (closed ? 'z' : '');
}
export const straight = (pts: readonly Point[], closed = true): string =>
  `M${pts.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${closed ? 'z' : ''}`;

/** An open arc around (x, y) from angle a0 to a1. */
export const arc = (x: number, y: number, r: number, a0: number, a1: number, n = 9): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const a = a0 + ((a1 - a0) * i) / (n - 1);
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });

/** A random point in a disc, uniformly distributed. */
export const inDisc = (rnd: Chance, r: number, x = 320, y = 320): Point => {
  const a = rnd.angle(),
    d = Math.sqrt(rnd.next()) * r;
  return [x + Math.cos(a) * d, y + Math.sin(a) * d];
};
/** A strip along a bent spine; the caller sets width and colour bands. */
export function ribbon(spine: readonly Point[], width: number | ((t: number) => number)): Point[] {
  const side = (s: number): Point[] =>
    spine.map(([x, y], i) => {
      const [ax, ay] = spine[Math.max(0, i - 1)]!,
        [bx, by] = spine[Math.min(spine.length - 1, i + 1)]!;
      const l = Math.hypot(bx - ax, by - ay) || 1,
        w = (typeof width === 'function' ? width(i / (spine.length - 1)) : width) / 2;
      return [x - ((by - ay) / l) * w * s, y + ((bx - ax) / l) * w * s];
    });
  return [...side(1), ...side(-1).reverse()];
}
/** An open line of the given length, slightly bent and wavy. */
export function bent(rnd: Chance, x: number, y: number, length: number, turn: number, bend = 0.5, n = 7): Point[] {
  const b = rnd.between(-bend, bend),
    wave = rnd.between(-0.12, 0.12);
  return Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1) - 0.5,
      px = t * length,
      py = (t * t - 0.08) * b * length + Math.sin(t * 9) * wave * length * 0.4;
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });
}
