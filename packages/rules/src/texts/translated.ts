import { locale } from './locale.de.ts';

/** An entity with German texts of a tenant and optional English translations. */
export type Worded = {
  readonly name?: string;
  readonly description?: string | null | undefined;
  readonly translations?: { readonly en?: Partial<Record<Word, string | undefined>> | undefined } | undefined;
};
export type Word = 'name' | 'description';

/** The translation of a text for a language (BCP 47); undefined if there is none. */
export const translationFor = (readers: string, { translations }: Worded, word: Word): string | undefined =>
  (readers.startsWith('en') && translations?.en?.[word]) || undefined;

/** Whether a text has a translation for the page's language. */
export const isTranslated = (thing: Worded, word: Word): boolean => translationFor(locale, thing, word) !== undefined;

/** A text in the page's language. Default: German (LANG-03). */
export const translated = (thing: Worded, word: Word): string =>
  translationFor(locale, thing, word) ?? thing[word] ?? '';
