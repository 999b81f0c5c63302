// Noodles on a plate: long ones as a nest, short ones as pieces.
import { fill, layered, scatter, stroke } from './brush.ts';
import { chance } from './chance.ts';
import { darker, lighter, vary } from './colour.ts';
import { C } from './lay.ts';
import { arc, LIGHT, type Point, place, ring, shift, smooth, straight } from './outline.ts';
import type { Sheet } from './sheet.ts';

/** Long noodles, wound within radius R. */
export function nest(p: Sheet, R: number, { colour, width, n }: { colour: string; width: number; n: number }): string {
  const { rnd } = p,
    s = [fill(smooth(ring(rnd, C, C, R * 0.9, { wobble: 0.03, n: 24 })), darker(colour, 0.36))];
  for (let i = 0; i < n; i++) {
    const r = R * (0.96 - 0.84 * (i / n) ** 0.9) * rnd.between(0.86, 1.04),
      off = R * 0.16 * (i / n + 0.25),
      oa = rnd.angle();
    const cx = C + Math.cos(oa) * off,
      cy = C + Math.sin(oa) * off,
      a0 = rnd.angle(),
      span = rnd.between(1.3, 3.6) * (i % 5 ? 1 : -1);
    const pts = arc(cx, cy, r, a0, a0 + span, 10)
      .map<Point>(([x, y], k) => [
        cx + (x - cx) * (1 + Math.sin(k * 0.9 + i) * 0.025),
        cy + (y - cy) * (0.94 + Math.cos(k * 0.7 + i) * 0.03),
      ])
      .filter(([x, y]) => Math.hypot(x - C, y - C) < R * 1.02);
    if (pts.length < 4) continue;
    const c = vary(rnd, colour, 0.1),
      d = smooth(pts, false);
    s.push(
      stroke(smooth(shift(pts, 1.6, 2.6), false), '#5e3410', width * 1.12, 0.4) +
        stroke(d, darker(c, 0.22), width) +
        stroke(smooth(shift(pts, LIGHT[0] * width * 0.09, LIGHT[1] * width * 0.09), false), c, width * 0.72) +
        stroke(
          smooth(shift(pts, LIGHT[0] * width * 0.2, LIGHT[1] * width * 0.2), false),
          lighter(c, 0.62),
          width * 0.2,
          0.85,
        ),
    );
  }
  return s.join('');
}
/** n short noodles within radius R. */
export function pieces(
  p: Sheet,
  R: number,
  shape: string,
  colour: string,
  n = 34,
  under = darker(colour, 0.16),
): string {
  const { rnd } = p,
    s = [fill(smooth(ring(rnd, C, C, R * 0.92, { wobble: 0.03, n: 24 })), under)],
    spots = scatter(rnd, n, C, C, R * 0.84, 0);
  for (const [x, y] of spots) {
    const turn = rnd.angle(),
      c = vary(rnd, colour, 0.1);
    if (shape === 'penne') {
      const L = R * 0.29,
        w = R * 0.09,
        pts = place(
          [
            [-L, -w],
            [L * 0.82, -w],
            [L, w],
            [-L * 0.82, w],
          ],
          x,
          y,
          1,
          turn,
        ),
        end = place(ring(chance('e'), L * 0.9, 0, w * 0.42, { ry: w * 1.06, wobble: 0 }), x, y, 1, turn);
      s.push(
        fill(straight(shift(pts, 4, 6)), '#5e2a0c', 0.35) +
          stroke(straight(pts), darker(c, 0.34), 5) +
          fill(straight(pts), c),
      );
      for (const k of [-0.62, -0.2, 0.25, 0.65])
        s.push(
          stroke(
            straight(
              place(
                [
                  [-L * 0.9, w * k],
                  [L * 0.84, w * k],
                ],
                x,
                y,
                1,
                turn,
              ),
              false,
            ),
            k * (Math.sin(turn) * LIGHT[0] - Math.cos(turn) * LIGHT[1]) < 0 ? lighter(c, 0.5) : darker(c, 0.12),
            w * 0.3,
            0.75,
          ),
        );
      s.push(fill(smooth(end), '#8a4a18') + stroke(smooth(end), lighter(c, 0.3), 2.4));
    } else if (shape === 'gnocchi') {
      const o = ring(rnd, x, y, R * 0.155, { ry: R * 0.115, turn, wobble: 0.05 });
      s.push(fill(smooth(shift(o, 4, 6)), '#5e2a0c', 0.35) + layered(o, c, { depth: 3, shade: darker(c, 0.36) }));
      for (const k of [-0.4, 0, 0.4])
        s.push(
          stroke(
            smooth(
              place(
                [
                  [k, -0.5],
                  [k + 0.08, 0],
                  [k, 0.5],
                ],
                x,
                y,
                R * 0.13,
                turn,
              ),
              false,
            ),
            darker(c, 0.2),
            R * 0.014,
            0.6,
          ),
        );
    } else {
      const q = R * 0.19,
        side = 6,
        teeth: Point[] = []; // Ravioli: a square with a cut edge.
      for (let e = 0; e < 4; e++)
        for (let i = 0; i < side; i++) {
          const t = (i / side) * 2 - 1,
            k = i % 2 ? 0.93 : 1.03;
          const [px, py] = (
            [
              [t, -1],
              [1, t],
              [-t, 1],
              [-1, -t],
            ] as Point[]
          )[e]!;
          teeth.push([px * k * q, py * k * q]);
        }
      const o = place(teeth, x, y, 1, turn),
        pillow = ring(rnd, x, y, q * 0.66, { wobble: 0.04, lobes: 4 });
      s.push(
        fill(straight(shift(o, 5, 8)), '#5e2a0c', 0.38) +
          fill(straight(o), darker(c, 0.3)) +
          fill(straight(shift(o, -1.4, -2, 0.96)), c) +
          fill(smooth(shift(pillow, 2, 3, 1.06)), darker(c, 0.22), 0.8) +
          layered(pillow, c, { depth: 3, lit: lighter(c, 0.7), shade: darker(c, 0.12) }),
      );
    }
  }
  return s.join('');
}
