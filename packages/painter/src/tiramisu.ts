// A square of tiramisu.
import { fill, layered, specks } from './brush.ts';
import { C, lay } from './lay.ts';
import { inDisc, place, ring, shift, smooth, spot, straight } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { plate } from './vessels.ts';

export function paintTiramisu(p: Sheet): string {
  const { rnd } = p,
    s = [plate(p, { well: 0.74 }).svg];
  const turn = -0.22,
    W = 160,
    top = place(
      [
        [-W, -W * 0.86],
        [0, -W * 0.89],
        [W, -W * 0.86],
        [W * 1.01, 0],
        [W, W * 0.86],
        [0, W * 0.88],
        [-W, W * 0.86],
        [-W * 1.01, 0],
      ],
      C - 8,
      C - 12,
      1,
      turn,
    );
  s.push(
    specks(
      rnd.times(240, () => inDisc(rnd, 205)),
      '#5a3320',
      3,
      0.4,
    ),
    `<g filter="${p.blur(8)}">${fill(straight(shift(top, 22, 32)), '#2b120a', 0.5)}</g>`,
  );
  const layers = ['#e9c98f', '#f9edd4', '#7d4a28', '#f9edd4', '#e9c98f', '#f9edd4'];
  for (const [i, c] of layers.entries()) s.push(fill(straight(shift(top, 26 - i * 4.6, 38 - i * 6.8, 1.004)), c));
  s.push(fill(straight(top), '#3f2114') + fill(straight(shift(top, -1.6, -2.4, 0.984)), '#5d3521'));
  const at = (u: number, v: number) => spot([u * W, v * W], C - 8, C - 12, 1, turn);
  for (const v of [-0.62, -0.21, 0.2, 0.61])
    for (const u of [-0.74, -0.37, 0, 0.37, 0.74]) {
      const [x, y] = at(u, v),
        o = ring(rnd, x, y, W * 0.2, { wobble: 0.03, lobes: 5 });
      s.push(
        fill(smooth(shift(o, 4, 6)), '#2b120a', 0.5) +
          layered(o, '#f6e7cb', { shade: '#c9a577', depth: 4, lit: '#fffaf0', glow: 0.8, litScale: 0.5 }),
      );
    }
  const dust = (n: number, q = 0.95) => rnd.times(n, () => at(rnd.between(-q, q), rnd.between(-q, q) * 0.86));
  s.push(
    specks(dust(230), '#4a2818', 4.2, 0.5) +
      specks(dust(230), '#6d4129', 3.2, 0.6) +
      specks(dust(120), '#2f170d', 2.6, 0.55),
  );
  s.push(
    lay(p, [{ name: 'mint', n: 2, size: 1.05 }], { x: C - 28, y: C - 34, radius: 26, shade: '#1b0c06' }) +
      lay(p, [{ name: 'raspberry', n: 1, size: 1.3 }], { x: C + 14, y: C - 4, radius: 16, shade: '#1b0c06' }),
  );
  return s.join('');
}
