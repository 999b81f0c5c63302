// Places toppings on a disc.

import type { LaidTopping, ToppingChoice } from '@theke/rules/drawings/recipe';
import { fill, scatter } from './brush.ts';
import { type Point, shift, smooth } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { toppings } from './toppings/toppings.ts';

/** The centre of every sheet: drawings are 640 wide. */
export const C = 320;
interface Bed {
  x?: number;
  y?: number;
  radius?: number;
  scale?: number;
  many?: number;
  shade?: string;
}

/** Places toppings on a disc: flat ones first, herbs last, each layer with one soft shadow. */
export function lay(
  p: Sheet,
  names: readonly LaidTopping[],
  { x = C, y = C, radius = 200, scale = 1, many = 1, shade = '#4a1206' }: Bed = {},
): string {
  const { rnd } = p,
    avoided: Point[] = [],
    out: string[] = [];
  const choices = names.map((n): ToppingChoice => (typeof n === 'string' ? { name: n } : n));
  const order = [...choices].sort((a, b) => rank(a) - rank(b));
  const share = choices.length > 3 ? 0.78 : choices.length < 2 ? 1.2 : 1;
  for (const item of order) {
    const t = toppings[item.name],
      size = t.size * scale * (item.size ?? 1);
    const n = item.n ?? Math.max(1, Math.round(t.n * (t.centre ? 1 : share * many)));
    const at: Point[] = t.centre
      ? [[x + rnd.between(-14, 14), y + rnd.between(-14, 14)]]
      : scatter(rnd, n, x, y, radius - size * (t.herb ? 0.32 : 0.5), t.small ? 0 : size * 2, t.small ? [] : avoided);
    const done = at.map(([px, py]) => t.paint(rnd, px, py, size, rnd.angle(), item));
    const [dx, dy] = t.flat ? [2, 3] : t.herb ? [5, 8] : [4, 6];
    out.push(
      `<g filter="${p.blur(t.flat ? 1.4 : 2.4)}">${fill(done.map((d) => smooth(shift(d.shadow, dx * scale, dy * scale, 1.02))).join(''), shade, t.flat ? 0.3 : 0.5)}</g>`,
      ...done.map((d) => d.paint),
    );
  }
  return out.join('');
}
const rank = ({ name }: ToppingChoice): number => {
  const t = toppings[name];
  return t.first ? 0 : t.centre ? 4 : t.herb ? 5 : t.small ? 3 : t.flat ? 2 : 1;
};
