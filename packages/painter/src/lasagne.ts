// A square of lasagne.
import { fill, specks } from './brush.ts';
import { C, lay } from './lay.ts';
import { place, ring, shift, smooth, spot, straight } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { plate } from './vessels.ts';

export function paintLasagne(p: Sheet): string {
  const { rnd } = p,
    base = plate(p, { well: 0.76 }),
    s = [base.svg],
    turn = 0.2,
    W = 172,
    H = 138;
  const top = place(
      [
        [-W, -H],
        [-W * 0.3, -H * 1.03],
        [W * 0.4, -H * 0.99],
        [W, -H],
        [W * 1.02, 0],
        [W, H],
        [W * 0.2, H * 1.02],
        [-W * 0.5, H],
        [-W, H * 0.99],
        [-W * 1.02, 0],
      ],
      C,
      C - 6,
      1,
      turn,
    ),
    foot = shift(top, 10, 16, 1.03);
  s.push(
    fill(smooth(ring(rnd, C + 6, C + 16, 214, { ry: 178, turn, wobble: 0.05 })), '#c8401f', 0.85),
    `<g filter="${p.blur(7)}">${fill(straight(shift(foot, 6, 9)), '#3b1004', 0.5)}</g>`,
  );
  for (let i = 5; i >= 0; i--)
    s.push(fill(straight(shift(top, 10 * (i / 5), 16 * (i / 5), 1 + 0.02 * (i / 5))), i % 2 ? '#a8401f' : '#f1d290'));
  s.push(fill(smooth(top), '#d98f3c') + fill(smooth(shift(top, -2, -3, 0.97)), '#f3cf7c'));
  for (let i = 0; i < 34; i++) {
    const [x, y] = spot([rnd.between(-0.9, 0.9) * W, rnd.between(-0.9, 0.9) * H], C, C - 6, 1, turn),
      b = ring(rnd, x, y, rnd.between(7, 30), { wobble: 0.18 });
    s.push(
      fill(
        smooth(b),
        rnd.pick(['#e0963d', '#c9702a', '#fbe7b0', '#fbe7b0', '#cf5a2a', '#a8571f']),
        rnd.between(0.4, 0.8),
      ),
    );
  }
  s.push(
    specks(
      rnd.times(40, () => spot([rnd.between(-0.9, 0.9) * W, rnd.between(-0.9, 0.9) * H], C, C - 6, 1, turn)),
      '#6d3513',
      4,
      0.6,
    ),
    lay(p, [{ name: 'basil', n: 3 }], { x: C - 6, y: C - 18, radius: 64 }),
  );
  return s.join('');
}
