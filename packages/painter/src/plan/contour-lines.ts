import { type Point, smooth } from '../outline.ts';

/** Distance between sampling points of the ground. */
const step = 9;

type Height = (x: number, y: number) => number;

const tenth = (n: number) => Math.round(n * 10) / 10;
const keyOf = ([x, y]: Point) => `${tenth(x)},${tenth(y)}`;

/** Points where a level crosses the sides of a square, in pairs (marching squares). */
function crossings(height: Height, x: number, y: number, level: number): Point[] {
  const corners = [height(x, y), height(x + step, y), height(x + step, y + step), height(x, y + step)] as const;
  const [a, b, c, d] = corners;
  const cut = (from: number, to: number) => (level - from) / (to - from);
  const isCut = (from: number, to: number) => from < level !== to < level;
  const found: Point[] = [];
  if (isCut(a, b)) found.push([x + step * cut(a, b), y]);
  if (isCut(b, c)) found.push([x + step, y + step * cut(b, c)]);
  if (isCut(c, d)) found.push([x + step * cut(d, c), y + step]);
  if (isCut(d, a)) found.push([x, y + step * cut(a, d)]);
  return found;
}

/** Joins the segments of a level to a few long lines. */
function linesOf(height: Height, width: number, depth: number, level: number): Point[][] {
  const next = new Map<string, Point[]>();
  const join = (from: Point, to: Point) => {
    const key = keyOf(from);
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (let y = 0; y < depth; y += step)
    for (let x = 0; x < width; x += step) {
      const found = crossings(height, x, y, level);
      for (let i = 0; i + 1 < found.length; i += 2) {
        const [one, other] = [found[i] as Point, found[i + 1] as Point];
        join(one, other);
        join(other, one);
      }
    }
  /** Removes and returns the next point of a line, and removes the reverse segment. */
  const take = (key: string): Point | undefined => {
    const point = next.get(key)?.pop();
    const back = point && next.get(keyOf(point));
    const at = back?.findIndex((one) => keyOf(one) === key) ?? -1;
    if (at >= 0) back?.splice(at, 1);
    return point;
  };
  const lines: Point[][] = [];
  for (const key of next.keys())
    while (next.get(key)?.length) {
      const line: Point[] = [key.split(',').map(Number) as Point];
      for (let point = take(key); point; point = take(keyOf(point))) line.push(point);
      if (line.length > 3) lines.push(line);
    }
  return lines;
}

/** Contour lines as SVG, every fifth one stronger. */
export function contourLines(height: Height, width: number, depth: number, levels: number, ink: string): string {
  return Array.from({ length: levels - 1 }, (_, index) => index + 1)
    .map((at) => {
      const d = linesOf(height, width, depth, at / levels)
        .map((line) =>
          smooth(
            line.filter((_, i) => i % 2 === 0 || i === line.length - 1),
            false,
          ),
        )
        .join('');
      const [strength, opacity] = at % 5 === 0 ? [1.5, 0.7] : [0.8, 0.38];
      return d && `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${strength}" opacity="${opacity}"/>`;
    })
    .join('');
}
