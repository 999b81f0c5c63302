// Wiener Schnitzel with potato salad.
import { fill, layered, scatter, specks } from './brush.ts';
import { citrus } from './citrus.ts';
import { vary } from './colour.ts';
import { C, lay } from './lay.ts';
import { ring, shift, smooth, spot } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { plate } from './vessels.ts';

export function paintSchnitzel(p: Sheet): string {
  const { rnd } = p,
    base = plate(p, { well: 0.8 }),
    s = [base.svg];
  const cut = (x: number, y: number, r: number, ry: number, turn: number) => {
    const o = ring(rnd, x, y, r, { ry, turn, wobble: 0.06, lobes: 5, n: 20 });
    let t =
      `<g filter="${p.blur(6)}">${fill(smooth(shift(o, 9, 14)), '#4a2208', 0.5)}</g>` +
      fill(smooth(o), '#8a4d18') +
      fill(smooth(shift(o, -3, -5, 0.965)), '#d8923e') +
      fill(smooth(shift(o, -7, -11, 0.8)), '#e8ac58', 0.85);
    for (let i = 0; i < 46; i++) {
      const [px, py] = spot(
          [Math.cos(i * 2.4) * Math.sqrt(i / 46) * r * 0.88, Math.sin(i * 2.4) * Math.sqrt(i / 46) * ry * 0.88],
          x,
          y,
          1,
          turn,
        ),
        b = ring(rnd, px, py, rnd.between(7, 24), { ry: rnd.between(5, 15), turn: rnd.angle(), wobble: 0.18 });
      t +=
        fill(smooth(shift(b, 2, 3)), '#9a5a1f', 0.45) +
        fill(smooth(b), rnd.pick(['#e6a850', '#f0bd6c', '#d38a35', '#f6d08a']), 0.85);
    }
    return (
      t +
      specks(
        rnd.times(140, () => spot([rnd.between(-0.8, 0.8) * r, rnd.between(-0.75, 0.75) * ry], x, y, 1, turn)),
        '#8a4d18',
        3.4,
        0.55,
      ) +
      specks(
        rnd.times(90, () => spot([rnd.between(-0.8, 0.8) * r, rnd.between(-0.75, 0.75) * ry], x, y, 1, turn)),
        '#fde3ab',
        3.4,
        0.8,
      )
    );
  };
  s.push(cut(C + 24, C - 34, 206, 130, -0.3), cut(C - 40, C + 62, 168, 104, 0.16));
  for (const [x, y] of scatter(rnd, 17, C + 122, C + 122, 74, 0)) {
    const q = ring(rnd, x, y, 26, { ry: 22, turn: rnd.angle(), wobble: 0.06 });
    s.push(
      fill(smooth(shift(q, 3, 5)), '#5a3a10', 0.35) +
        layered(q, vary(rnd, '#f3d582', 0.08), { depth: 2.4, shade: '#c39640' }),
    );
  }
  s.push(
    lay(
      p,
      [
        { name: 'parsley', n: 16 },
        { name: 'onion', n: 3, size: 0.6 },
      ],
      { x: C + 122, y: C + 122, radius: 80 },
    ),
    citrus(rnd, C - 130, C - 116, 64),
    lay(p, [{ name: 'parsley', n: 7 }], { x: C - 60, y: C - 132, radius: 44 }),
  );
  return s.join('');
}
