import { phoneTexts } from './phone.de.ts';

/** What the input keeps while typing: digits, plus and spaces (CHECKOUT-12). */
export const keepPhoneCharacters = (text: string): string => text.replace(/[^\d+ ]/g, '');

/**
 * Digits and plus only; a leading 00 becomes +, and the 0 of "+43 (0)664 ..." goes, which nobody dials behind these country codes. What servers
 * store is E.164 (`parsePhone` of the kit); this much a page knows without the table of all countries.
 */
export const normalizePhone = (text: string): string =>
  text
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^(\+4[139])0+/, '$1');

/** Whether a normalized number has as many digits as the shortest that can be called. */
export const isCallable = (phone: string): boolean => /^\+?\d{6,}$/.test(phone);

/** The hint beside a number without its country code, undefined if there is nothing to say. */
export function phoneHint(text: string): string | undefined {
  const phone = normalizePhone(text);
  return phone === '' || phone.startsWith('+') ? undefined : phoneTexts.hint;
}

/** The fewest digits by which somebody is looked for; fewer may be the number of an order. */
const fewestDigits = 5;

/**
 * The digits that all spellings of a number have in common, to search by: "0664 7654321", "+43 (0)664 765 43 21" and "0043664..." give
 * "6647654321". Undefined if the text is no number.
 */
export function searchedPhone(text: string): string | undefined {
  if (!/^[\d\s+()/.-]+$/.test(text)) return undefined;
  const digits = normalizePhone(text).replace(/^\+(423|4[139])?|^0+/, '');
  return digits.length < fewestDigits ? undefined : digits;
}
