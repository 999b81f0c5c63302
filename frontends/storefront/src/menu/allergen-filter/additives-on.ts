import { type Additive, additiveNames } from '@theke/rules/products/additives';
import type { Section } from '../menu-sections.ts';

/** Returns the additives that occur on the menu, ascending by number. */
export function additivesOn(sections: readonly Section[]): [Additive, string][] {
  // A product from a stored cart or cache may be older than this field.
  const used = new Set(sections.flatMap(({ rows }) => rows.flatMap(({ product }) => product.additives ?? [])));
  return (Object.entries(additiveNames) as [Additive, string][]).filter(([number]) => used.has(number));
}
