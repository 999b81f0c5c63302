import { cookieIn } from './cookie.ts';

/** Languages of the guests' pages; the first is spoken where nobody chose. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

export const languageCookie = 'language';
/** A choice is remembered for so long: 365 days, in seconds. */
export const languageSeconds = 365 * 24 * 60 * 60;

/** What a guest chose, by the browser's cookies; undefined where nobody chose, or a language that is none. */
export function languageIn(cookies: string): Language | undefined {
  const chosen = cookieIn(cookies, languageCookie);
  return languages.find((language) => language === chosen);
}

/** Folder of a frontend's build in a language. */
export const builtIn = (name: string, language: Language): string => (language === 'de' ? name : `${name}-${language}`);
