import { locale } from './locale.de.ts';

/** Something with words that a business wrote, in German and as far as it wanted in English. */
export type Worded = {
  readonly name?: string;
  readonly description?: string | null | undefined;
  readonly translations?: { readonly en?: Partial<Record<Word, string | undefined>> | undefined } | undefined;
};
export type Word = 'name' | 'description';

/** What somebody wrote for readers of a language (BCP 47) in the place of the German word; undefined where nobody did. */
export const translationFor = (readers: string, { translations }: Worded, word: Word): string | undefined =>
  (readers.startsWith('en') && translations?.en?.[word]) || undefined;

/** Whether a word was translated into the language of the page. */
export const isTranslated = (thing: Worded, word: Word): boolean => translationFor(locale, thing, word) !== undefined;

/** A word as it is read in the language of the page: where it was not translated, in German (LANG-03). */
export const translated = (thing: Worded, word: Word): string =>
  translationFor(locale, thing, word) ?? thing[word] ?? '';
