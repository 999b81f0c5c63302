// A board of antipasti.
import { fill, layered, scatter, specks, stroke } from './brush.ts';
import { darker, lighter } from './colour.ts';
import { lay } from './lay.ts';
import { type Point, place, ring, shift, smooth, spot } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { toppings } from './toppings/toppings.ts';
import { board, bowl } from './vessels.ts';

export function paintAntipasti(p: Sheet): string {
  const { rnd } = p,
    v = board(p, { w: 566, h: 424, x: 316 }),
    s = [v.svg],
    drop = (pts: readonly Point[], k = 1) =>
      `<g filter="${p.blur(3)}">${fill(smooth(shift(pts, 5 * k, 8 * k)), '#3b1607', 0.5)}</g>`;
  const wedge = (x: number, y: number, size: number, turn: number, body: string, rind: string) => {
    const o = place(
        [
          [0, -1],
          [0.1, -1.02],
          [0.62, 0.7],
          [0.4, 0.82],
          [0, 0.88],
          [-0.4, 0.82],
          [-0.62, 0.7],
          [-0.1, -1.02],
        ],
        x,
        y,
        size,
        turn,
      ),
      edge = place(
        [
          [0.62, 0.7],
          [0.4, 0.82],
          [0, 0.88],
          [-0.4, 0.82],
          [-0.62, 0.7],
        ],
        x,
        y,
        size,
        turn,
      );
    return (
      drop(o, 1.3) +
      layered(o, body, { depth: 5, shade: darker(body, 0.34), lit: lighter(body, 0.6) }) +
      stroke(smooth(edge, false), rind, 11) +
      specks(
        rnd.times(9, () => spot([rnd.between(-0.2, 0.2), rnd.between(-0.2, 0.6)], x, y, size, turn)),
        darker(body, 0.2),
        6,
        0.6,
      )
    );
  };
  for (const [x, y, t] of [
    [150, 214, 0.5],
    [206, 168, 0.9],
    [250, 236, 0.2],
    [176, 274, 1.1],
    [120, 300, -0.2],
  ] as const) {
    const q = toppings.prosciutto.paint(rnd, x, y, 150, t);
    s.push(drop(q.shadow), q.paint);
  }
  for (let i = 0; i < 7; i++) {
    const x = 322 + i * 29,
      y = 158 + Math.sin(i * 0.7) * 10 + i * -3,
      q = toppings.salami.paint(rnd, x, y, 43, 0);
    s.push(drop(q.shadow), q.paint);
  }
  s.push(wedge(436, 300, 96, 0.5, '#f3d98c', '#b5702c'), wedge(516, 262, 80, -0.35, '#f8edcf', '#e6dcc0'));
  const dish = bowl(p, { x: 302, y: 336, r: 84, glaze: '#2f5d66' });
  s.push(dish.svg);
  for (const [x, y] of scatter(rnd, 19, 302, 336, 56, 0)) {
    const q = toppings.olive.paint(rnd, x, y, 15.5, 0, { green: rnd.next() < 0.6 });
    s.push(fill(smooth(shift(q.shadow, 2, 3)), '#0c1a12', 0.4), q.paint);
  }
  for (const [x, y, _k] of [
    [164, 400, 0],
    [216, 424, 1],
    [120, 372, 2],
  ] as const) {
    const q = toppings.artichoke.paint(rnd, x, y, 40, rnd.angle());
    s.push(drop(q.shadow), q.paint);
  }
  for (const [x, y] of [
    [418, 424],
    [466, 408],
    [442, 452],
    [498, 440],
    [392, 456],
  ] as const) {
    const q = toppings.cherrytomato.paint(rnd, x, y, 25, 0);
    s.push(drop(q.shadow, 0.7), q.paint);
  }
  for (const [x, y, t] of [
    [268, 454, 0.3],
    [320, 462, -0.2],
  ] as const) {
    const o = place(ring(rnd, 0, 0, 1, { ry: 0.3, wobble: 0.04 }), x, y, 60, t);
    s.push(drop(o, 0.8), layered(o, '#dba663', { depth: 3, shade: '#90581f' }));
  }
  s.push(
    lay(p, [{ name: 'basil', n: 3, size: 0.9 }], { x: 386, y: 236, radius: 54 }),
    specks(
      rnd.times(40, () => [rnd.between(110, 540), rnd.between(150, 470)]),
      '#5d3512',
      3,
      0.5,
    ),
  );
  return s.join('');
}
