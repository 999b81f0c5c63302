import type { Worded } from '@theke/rules/texts/translated';
import type { Section } from './menu-sections.ts';

/** As `searchText` of the rules without letters that no card has: it is part of what guests load first (ADR 0017). */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([ao]|(?<![aeq])u)e/g, '$1');

/** In both languages: a guest may have the German word from the paper card. */
const wordsOf = ({ name, description, translations }: Worded) =>
  [name, description, translations?.en?.name, translations?.en?.description].join('\n');

/** What of the card fits every word that somebody searches for, in the names and descriptions of products and the names of categories. */
export function foundSections(sections: readonly Section[], typed: string): readonly Section[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.flatMap(({ category, rows }) => {
    const found = rows.filter(({ product }) => {
      const text = plain(`${wordsOf(product)}\n${wordsOf({ ...category, description: '' })}`);
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ category, rows: found }] : [];
  });
}
