import { cookieIn } from './cookie.ts';

/** Languages of the guest pages; the first is the default. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

export const languageCookie = 'language';
/** Lifetime of the chosen language: 365 days, in seconds. */
export const languageSeconds = 365 * 24 * 60 * 60;

/** The chosen language in the browser's cookies; undefined if none or unknown. */
export function languageIn(cookies: string): Language | undefined {
  const chosen = cookieIn(cookies, languageCookie);
  return languages.find((language) => language === chosen);
}

/** Build folder of a frontend for a language. */
export const builtIn = (name: string, language: Language): string => (language === 'de' ? name : `${name}-${language}`);
