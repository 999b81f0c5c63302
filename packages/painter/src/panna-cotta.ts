// Panna cotta on raspberry sauce.
import { fill, layered, specks } from './brush.ts';
import { C, lay } from './lay.ts';
import { inDisc, type Point, ring, shift, smooth, TAU } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { plate } from './vessels.ts';

export function paintPannaCotta(p: Sheet): string {
  const { rnd } = p,
    s = [plate(p, { well: 0.74 }).svg];
  const puddle = ring(rnd, C + 4, C + 8, 196, { wobble: 0.07, lobes: 6, n: 24 });
  s.push(layered(puddle, '#b3203f', { shade: '#7d0f2a', lit: '#e45872', depth: 4, glow: 0.35, litScale: 0.8 }));
  const o = Array.from({ length: 48 }, (_, i): Point => {
    const a = (i / 48) * TAU,
      r = 128 + (i % 4 < 2 ? 5 : -5);
    return [C - 6 + Math.cos(a) * r, C - 8 + Math.sin(a) * r];
  });
  s.push(
    `<g filter="${p.blur(6)}">${fill(smooth(shift(o, 9, 14)), '#4d0618', 0.55)}</g>` +
      layered(o, '#fbf3e2', { shade: '#d8c29c', depth: 7, lit: '#ffffff', glow: 0.9, litScale: 0.72 }) +
      specks(
        rnd.times(34, () => inDisc(rnd, 100, C - 6, C - 8)),
        '#4a3626',
        2.4,
        0.55,
      ),
  );
  const cap = ring(rnd, C - 12, C - 14, 66, { wobble: 0.1, lobes: 5 });
  s.push(layered(cap, '#c2294a', { shade: '#8d1432', lit: '#f0768e', depth: 3 }));
  s.push(
    lay(
      p,
      [
        { name: 'raspberry', n: 3 },
        { name: 'blueberry', n: 3 },
        { name: 'mint', n: 2, size: 0.85 },
      ],
      { x: C - 12, y: C - 14, radius: 62, shade: '#4d0618' },
    ) +
      lay(
        p,
        [
          { name: 'raspberry', n: 2, size: 0.9 },
          { name: 'blueberry', n: 2 },
        ],
        { x: C + 110, y: C + 104, radius: 40, shade: '#4d0618' },
      ),
  );
  return s.join('');
}
