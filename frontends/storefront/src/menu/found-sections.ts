import { searchText, searchWords } from '@theke/rules/lists/search-text';
import type { Worded } from '@theke/rules/texts/words';
import type { Section } from './menu-sections.ts';

/** In both languages: a guest may have the German word from the paper card. */
const wordsOf = ({ name, description, translations }: Worded) =>
  [name, description, translations?.en?.name, translations?.en?.description].join('\n');

/** What of the card fits every word that somebody searches for, in the names and descriptions of products and the names of categories. */
export function foundSections(sections: readonly Section[], typed: string): readonly Section[] {
  const words = searchWords(typed);
  if (words.length === 0) return sections;
  return sections.flatMap(({ category, rows }) => {
    const found = rows.filter(({ product }) => {
      const text = searchText(`${wordsOf(product)}\n${wordsOf({ ...category, description: '' })}`);
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ category, rows: found }] : [];
  });
}
