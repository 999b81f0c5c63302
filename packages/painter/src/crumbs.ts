// An empty plate with some crumbs, for empty and error states.

import type { CrumbsRecipe } from '@theke/rules/drawings/recipe';
import { fill, layered } from './brush.ts';
import { vary } from './colour.ts';
import { cutlery } from './cutlery.ts';
import { ring, shift, smooth } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { plate } from './vessels.ts';

export function paintCrumbs(p: Sheet, { n = 26, fork = true }: CrumbsRecipe): string {
  const { rnd } = p,
    s = [plate(p, { r: 270, well: 0.76, x: 300 }).svg];
  for (let i = 0; i < n; i++) {
    const a = rnd.between(0.2, 2),
      q = rnd.between(20, 165),
      o = ring(rnd, 300 + Math.cos(a) * q, 320 + Math.sin(a) * q, rnd.between(2.5, 8), { wobble: 0.3, n: 7 });
    s.push(fill(smooth(shift(o, 1.5, 2.5)), '#5e3410', 0.3) + layered(o, vary(rnd, '#d9a458', 0.15), { depth: 1.2 }));
  }
  if (fork) s.push(cutlery(p, 'fork', { x: 350, y: 310, size: 430, turn: -0.5 }));
  return s.join('');
}
