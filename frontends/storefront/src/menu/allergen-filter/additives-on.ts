import { type Additive, additiveNames } from '@theke/rules/products/additives';
import type { Section } from '../menu-sections.ts';

/** What the numbers on a card stand for, of those that are on it, ascending. */
export function additivesOn(sections: readonly Section[]): [Additive, string][] {
  // A cart's or a cache's product may be of before there were any.
  const used = new Set(sections.flatMap(({ rows }) => rows.flatMap(({ product }) => product.additives ?? [])));
  return (Object.entries(additiveNames) as [Additive, string][]).filter(([number]) => used.has(number));
}
