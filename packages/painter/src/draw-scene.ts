// Several dishes on one table, cut by its edges: for branch headers and the home page.

import type { Scene, SceneItem } from '@theke/rules/drawings/recipe';
import { fill, stroke } from './brush.ts';
import { chance } from './chance.ts';
import { darker, lighter } from './colour.ts';
import { cutlery } from './cutlery.ts';
import { type Point, place, shift, straight } from './outline.ts';
import { paintKind } from './paint-kind.ts';
import { type Sheet, sheet } from './sheet.ts';

/**
 * A laid table as an SVG of `width` by `height` that fills its frame.
 * @param house the colour of the line on the plates' rims, as `#rrggbb`
 */
export function drawScene({ width, height, table, items }: Scene, seed: string, house?: string): string {
  const p = sheet(seed, house);
  const glow = p.radial(width * 0.22, height * 0.1, Math.max(width, height), [
    [0, '#ffffff', 0.13],
    [0.6, '#ffffff', 0],
    [1, '#00151a', 0.3],
  ]);
  const cloth = table !== undefined && [
    `<rect width="${width}" height="${height}" fill="${table}"/>`,
    `<rect width="${width}" height="${height}" fill="${glow}"/>`,
    weave(p, width, height),
  ];
  const laid = items.map((item) => paintItem(p, item));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" role="img"><defs>${p.defs.join('')}</defs>${cloth ? cloth.join('') : ''}${laid.join('')}</svg>`;
}

function weave({ rnd }: Sheet, width: number, height: number): string {
  const threads = (n: number, length: number, line: (at: string) => string) =>
    rnd.times(n, (i) => line((((i + rnd.next() * 0.6) / n) * length).toFixed(1))).join('');
  const weft = threads(Math.round(height / 7), height, (at) => `M0 ${at}H${width}`);
  const warp = threads(Math.round(width / 7), width, (at) => `M${at} 0V${height}`);
  return stroke(weft, '#ffffff', 1.1, 0.1) + stroke(warp, '#001519', 1.2, 0.1);
}

function paintItem(p: Sheet, item: SceneItem): string {
  if ('napkin' in item) return napkin(p, item);
  if ('cutlery' in item) return cutlery(p, item.cutlery, item);
  const sheet: Sheet = { ...p, rnd: chance(item.seed) };
  const scale = (item.size ?? 400) / 640;
  return `<g transform="translate(${item.x} ${item.y}) scale(${scale}) translate(-320 -320)">${paintKind(sheet, item.dish)}</g>`;
}

function napkin(p: Sheet, { napkin: colour, x, y, size = 400, turn = 0.2 }: Extract<SceneItem, { napkin: string }>) {
  const put = (local: Point[]) => place(local, x, y, size / 2, turn);
  const cloth = put([
    [-1, -0.7],
    [1, -0.74],
    [1.02, 0.7],
    [-1, 0.74],
  ]);
  const crease = put([
    [-1, 0.02],
    [1, 0],
  ]);
  return (
    `<g filter="${p.blur(10)}">${fill(straight(shift(cloth, 8, 14)), '#00151a', 0.4)}</g>` +
    fill(straight(cloth), colour) +
    fill(straight(shift(cloth, -2, -3, 0.985)), lighter(colour, 0.16)) +
    stroke(straight(shift(cloth, 0, 0, 0.9)), lighter(colour, 0.6), 3, 0.5) +
    stroke(straight(crease, false), darker(colour, 0.3), 3, 0.5)
  );
}
