import type { Section } from './menu-sections.ts';

/** As people type it: without capitals, accents and dots. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** What of the card fits every word that somebody searches for, in the names and descriptions of products and the names of categories. */
export function foundSections(sections: readonly Section[], typed: string): readonly Section[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.flatMap(({ category, rows }) => {
    const found = rows.filter(({ product }) => {
      const text = plain(`${product.name}\n${product.description}\n${category.name}`);
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ category, rows: found }] : [];
  });
}
