// Dishes and vessels, seen from above and lit from the upper left.
import { fill, specks, stroke } from './brush.ts';
import { darker, lighter, mix } from './colour.ts';
import { arc, LIGHT, LIT, type Point, place, ring, shift, smooth } from './outline.ts';
import type { Sheet } from './sheet.ts';

/** `well` is the radius that food may fill. */
interface Vessel {
  svg: string;
  well: number;
  outline: Point[];
}
interface Plate {
  x?: number;
  y?: number;
  r?: number;
  well?: number;
  glaze?: string;
  line?: string;
  deep?: boolean;
}
interface Bowl {
  x?: number;
  y?: number;
  r?: number;
  glaze?: string;
  inside?: string;
  wall?: number;
}
interface Board {
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  turn?: number;
  wood?: string;
}
interface Tumbler {
  x?: number;
  y?: number;
  r?: number;
  liquid?: string;
  clear?: number;
}

/** Soft ground shadow, used for every dish. */
export const ground = (p: Sheet, pts: readonly Point[], size = 16, opacity = 0.34): string =>
  `<g filter="${p.blur(size)}">${fill(smooth(shift(pts, 11, 17, 0.985)), '#06262c', opacity)}</g>` +
  `<g filter="${p.blur(4)}">${fill(smooth(shift(pts, 4, 6, 0.995)), '#06262c', opacity * 0.75)}</g>`;

const round = (p: Sheet, x: number, y: number, r: number, wobble = 0.004) =>
  ring(p.rnd, x, y, r, { wobble, lobes: 5, n: 28 });

/** A stoneware plate: speckled glaze, one line on the rim in the tenant's colour, a well. */
export function plate(
  p: Sheet,
  { x = 320, y = 320, r = 292, well = 0.7, glaze = '#faf4e8', line = p.house, deep = false }: Plate = {},
): Vessel {
  const { rnd } = p,
    edge = round(p, x, y, r),
    s: string[] = [];
  s.push(ground(p, edge));
  s.push(fill(smooth(edge), darker(glaze, 0.34)));
  s.push(
    fill(
      smooth(shift(edge, LIGHT[0] * 3, LIGHT[1] * 3, 0.988)),
      p.linear(x + LIGHT[0] * r, y + LIGHT[1] * r, x - LIGHT[0] * r, y - LIGHT[1] * r, [
        [0, '#ffffff'],
        [0.5, glaze],
        [1, mix(glaze, '#b08c62', 0.2)],
      ]),
    ),
  );
  s.push(stroke(smooth(round(p, x, y, r * 0.955)), line, r * 0.014, 0.8));
  const w = r * well;
  // The well is concave: lit at the lower right, shaded at the upper left.
  s.push(
    fill(
      smooth(round(p, x, y, w)),
      p.linear(x + LIGHT[0] * w, y + LIGHT[1] * w, x - LIGHT[0] * w, y - LIGHT[1] * w, [
        [0, mix(glaze, '#8d6d4b', deep ? 0.42 : 0.28)],
        [0.5, mix(glaze, '#8d6d4b', deep ? 0.16 : 0.08)],
        [1, '#ffffff'],
      ]),
    ),
  );
  s.push(
    fill(
      smooth(round(p, x, y, w * (deep ? 0.9 : 0.965))),
      p.radial(x + w * 0.15, y + w * 0.2, w, [
        [0, glaze],
        [1, mix(glaze, '#8d6d4b', deep ? 0.2 : 0.09)],
      ]),
    ),
  );
  const dust = (n: number, lo: number, hi: number) =>
    rnd.times<Point>(n, () => {
      const a = rnd.angle(),
        d = r * Math.sqrt(rnd.between(lo, hi));
      return [x + Math.cos(a) * d, y + Math.sin(a) * d];
    });
  s.push(specks(dust(70, 0.02, 0.95), '#8a6a48', 2, 0.3) + specks(dust(20, 0.3, 0.95), '#6d4c2e', 3, 0.22));
  s.push(
    stroke(smooth(arc(x, y, r * 0.9, LIT - 0.42, LIT + 0.36, 12), false), '#fff', r * 0.024, 0.75) +
      stroke(smooth(arc(x, y, r * 0.9, LIT + 0.46, LIT + 0.56, 4), false), '#fff', r * 0.024, 0.6),
  );
  return { svg: s.join(''), well: w * (deep ? 0.9 : 0.965), outline: edge };
}

/** A deep bowl for salad and soup: dark outside, the inner wall shaded. */
export function bowl(
  p: Sheet,
  { x = 320, y = 320, r = 270, glaze = '#2f5d66', inside = lighter(darker(glaze, 0.2), 0.12), wall = 0.9 }: Bowl = {},
): Vessel {
  const { rnd } = p,
    edge = round(p, x, y, r),
    s = [ground(p, edge, 18, 0.4)];
  s.push(fill(smooth(edge), darker(glaze, 0.45)));
  s.push(
    fill(
      smooth(shift(edge, LIGHT[0] * 3.4, LIGHT[1] * 3.4, 0.985)),
      p.linear(x + LIGHT[0] * r, y + LIGHT[1] * r, x - LIGHT[0] * r, y - LIGHT[1] * r, [
        [0, lighter(glaze, 0.42)],
        [0.45, glaze],
        [1, darker(glaze, 0.3)],
      ]),
    ),
  );
  s.push(
    specks(
      rnd.times<Point>(80, () => {
        const a = rnd.angle(),
          d = r * rnd.between(0.9, 0.985);
        return [x + Math.cos(a) * d, y + Math.sin(a) * d];
      }),
      '#e9dcc3',
      2.2,
      0.5,
    ),
  );
  const w = r * wall;
  s.push(
    fill(
      smooth(round(p, x, y, w)),
      p.linear(x + LIGHT[0] * w, y + LIGHT[1] * w, x - LIGHT[0] * w, y - LIGHT[1] * w, [
        [0, darker(inside, 0.34)],
        [0.6, inside],
        [1, lighter(inside, 0.25)],
      ]),
    ),
  );
  s.push(stroke(smooth(arc(x, y, r * 0.95, LIT - 0.5, LIT + 0.42, 12), false), '#fff', r * 0.02, 0.55));
  return { svg: s.join(''), well: w, outline: edge };
}

/** An end-grain board with a handle hole. */
export function board(
  p: Sheet,
  { x = 320, y = 320, w = 560, h = 400, turn = -0.16, wood = '#c08b54' }: Board = {},
): { svg: string; outline: Point[] } {
  const { rnd } = p,
    a = w / 2,
    b = h / 2,
    q = 0.16;
  const local: Point[] = [
    [-a, -b * (1 - q)],
    [-a * 0.94, -b],
    [0, -b * 1.01],
    [a * 0.94, -b],
    [a, -b * (1 - q)],
    [a * 1.005, 0],
    [a, b * (1 - q)],
    [a * 0.94, b],
    [0, b * 1.01],
    [-a * 0.94, b],
    [-a, b * (1 - q)],
    [-a * 1.005, 0],
  ];
  const pts = place(local, x, y, 1, turn),
    d = smooth(pts),
    s = [ground(p, pts, 14, 0.36)];
  s.push(fill(d, darker(wood, 0.45)) + fill(smooth(shift(pts, LIGHT[0] * 5, LIGHT[1] * 5, 0.99)), wood));
  const clip = p.clip(smooth(shift(pts, LIGHT[0] * 5, LIGHT[1] * 5, 0.99)));
  let grain = '';
  for (let i = 0; i < 30; i++) {
    const yy = -b + (i / 29) * h + rnd.between(-6, 6),
      amp = rnd.between(2, 9),
      ph = rnd.angle();
    grain += stroke(
      smooth(
        place(
          Array.from({ length: 7 }, (_, k) => [-a + (k / 6) * w, yy + Math.sin(k * 1.1 + ph) * amp]),
          x,
          y,
          1,
          turn,
        ),
        false,
      ),
      i % 3 ? darker(wood, rnd.between(0.1, 0.3)) : lighter(wood, 0.3),
      rnd.between(1.4, 5),
      rnd.between(0.25, 0.55),
    );
  }
  s.push(`<g clip-path="${clip}">${grain}</g>`);
  s.push(
    stroke(
      smooth(shift(pts.slice(10).concat(pts.slice(0, 4)), LIGHT[0] * 2, LIGHT[1] * 2, 0.985), false),
      '#fff3dc',
      3,
      0.5,
    ),
  );
  return { svg: s.join(''), outline: pts };
}

/** A tumbler from above: thick base, liquid, rim, a caustic on the table. */
export function tumbler(
  p: Sheet,
  { x = 320, y = 320, r = 190, liquid = '#5a2a16', clear = 0.9 }: Tumbler = {},
): Vessel & { glints: string } {
  const rim = round(p, x, y, r),
    inner = round(p, x, y, r * 0.93),
    s = [ground(p, rim, 16, 0.3)];
  s.push(
    `<g filter="${p.blur(16)}">${fill(smooth(shift(ring(p.rnd, x, y, r * 0.8, { ry: r * 0.5, turn: -0.6 }), r * 0.28, r * 0.42)), liquid, 0.5)}</g>`,
  );
  s.push(fill(smooth(rim), '#cfdedd', 0.85) + fill(smooth(inner), mix(liquid, '#10181a', 0.25), clear));
  s.push(
    fill(
      smooth(shift(inner, 2, 3, 0.94)),
      p.radial(x + r * 0.25, y + r * 0.35, r * 1.1, [
        [0, lighter(liquid, 0.42)],
        [0.55, liquid],
        [1, darker(liquid, 0.3)],
      ]),
    ),
  );
  const glints =
    stroke(smooth(arc(x, y, r * 0.965, LIT - 0.9, LIT + 0.75, 14), false), '#fff', r * 0.045, 0.9) +
    stroke(smooth(arc(x, y, r * 0.965, LIT + Math.PI - 0.5, LIT + Math.PI + 0.5, 9), false), '#fff', r * 0.028, 0.7) +
    stroke(smooth(arc(x, y, r * 0.84, LIT - 0.35, LIT + 0.2, 8), false), '#fff', r * 0.022, 0.5);
  return { svg: s.join(''), glints, well: r * 0.86, outline: rim };
}
