import { isTranslated, type Word, type Worded } from '@theke/rules/texts/translated';
import { isGerman } from './page-language.de.ts';

/**
 * Attributes for elements with texts of the business (names, descriptions, legal texts): these are German on pages of
 * every language (LANG-02), so screen readers need `lang`.
 */
export const ofBusiness: { readonly lang?: 'de' } = isGerman ? {} : { lang: 'de' };

/** The same for a text that may be translated (LANG-03). */
export const langAttributes = (thing: Worded, word: Word): typeof ofBusiness =>
  isTranslated(thing, word) ? {} : ofBusiness;
