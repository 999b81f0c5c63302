import type { Language } from '@theke/rules/site/language';

const tag = /<html lang="(?:de|en)"/;

/** A page as it is kept: it says when it was, so that whoever is shown it knows that its data are not today's. */
export const stamped = (html: string, at: number): string => html.replace(tag, `$& data-kept-at="${at}"`);

/** The language that a page is in; German where it does not say. */
export const languageOf = (html: string): Language => (html.includes('<html lang="en"') ? 'en' : 'de');

/** Who is logged in has their name in the page: such a one stays out of what the next person at this device may read. */
export const isSomebodys = (html: string): boolean => html.includes('"url":"/users/me"');
