import { searchText, searchWords } from '@theke/rules/lists/search-text';

/** Shorter input matches too many names. */
const minLetters = 3;

/** Returns a predicate for texts that contain all words of a search input, in any order and spelling. */
export function matchesAll(input: string): (text: string) => boolean {
  const words = searchWords(input);
  if (words.join('').length < minLetters) return () => false;
  return (text) => {
    const searched = searchText(text);
    return words.every((word) => searched.includes(word));
  };
}
