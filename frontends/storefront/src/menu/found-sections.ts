import type { Worded } from '@theke/rules/texts/translated';
import type { Section } from './menu-sections.ts';
import { wordFinder } from './synonyms.ts';

/**
 * Like `searchText` of the rules, without letters that do not occur on menus, to keep the first load small (ADR
 * 0017).
 */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([ao]|(?<![aeq])u)e/g, '$1');

/** In both languages, because a guest may know the German name from the paper menu. */
const searchableText = ({ name, description, translations }: Worded) =>
  [name, description, translations?.en?.name, translations?.en?.description].join('\n');

/**
 * Filters the menu by a search text: all words, or words that mean the same, must occur in a product's name or
 * description, or in its category's name.
 */
export function foundSections(sections: readonly Section[], typed: string): readonly Section[] {
  const words = plain(typed).split(/\s+/).filter(Boolean).map(wordFinder);
  if (words.length === 0) return sections;
  return sections.flatMap(({ category, rows }) => {
    const found = rows.filter(({ product }) => {
      const text = plain(`${searchableText(product)}\n${searchableText({ ...category, description: '' })}`);
      return words.every((isIn) => isIn(text));
    });
    return found.length > 0 ? [{ category, rows: found }] : [];
  });
}
