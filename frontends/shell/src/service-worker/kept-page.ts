import type { Language } from '@theke/rules/site/language';

const tag = /<html lang="(?:de|en)"/;

/** Adds the caching time to a page, so that its data is recognised as outdated. */
export const withTimestamp = (html: string, at: number): string => html.replace(tag, `$& data-kept-at="${at}"`);

/** Language of a page. Default: German. */
export const languageOf = (html: string): Language => (html.includes('<html lang="en"') ? 'en' : 'de');

/** Whether a page contains a logged-in user's data; such a page must not be cached for the next person. */
export const isSomebodys = (html: string): boolean => html.includes('"url":"/users/me"');
