import { isTranslated, type Word, type Worded } from '@theke/rules/texts/translated';
import { isGerman } from './page-language.de.ts';

/**
 * Of an element with words that the business wrote (names, descriptions, legal texts): they are German in every language of the page
 * (LANG-02), and a screen reader says them so.
 */
export const ofBusiness: { readonly lang?: 'de' } = isGerman ? {} : { lang: 'de' };

/** The same of an element with a word that may have been translated (LANG-03). */
export const langAttributes = (thing: Worded, word: Word): typeof ofBusiness =>
  isTranslated(thing, word) ? {} : ofBusiness;
