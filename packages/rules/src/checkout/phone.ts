import { phoneTexts } from './phone.de.ts';

/** Characters that the input accepts while typing: digits, plus and spaces (CHECKOUT-12). */
export const keepPhoneCharacters = (text: string): string => text.replace(/[^\d+ ]/g, '');

/**
 * Keeps digits and plus. A leading 00 becomes +, and the 0 of "+43 (0)664 ..." is removed, because it is not dialled
 * with a country code. Servers store E.164 (`parsePhone` of the kit); this version needs no table of countries.
 */
export const normalizePhone = (text: string): string =>
  text
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^(\+4[139])0+/, '$1');

/** Whether a normalized number has at least the digits of the shortest callable number. */
export const isCallable = (phone: string): boolean => /^\+?\d{6,}$/.test(phone);

/** The hint for a number without its country code; undefined if none is needed. */
export function phoneHint(text: string): string | undefined {
  const phone = normalizePhone(text);
  return phone === '' || phone.startsWith('+') ? undefined : phoneTexts.hint;
}

/** Minimum digits for a search by phone number; fewer may be an order number. */
const minDigits = 5;

/**
 * The digits that all spellings of a number share, for searches: "0664 7654321", "+43 (0)664 765 43 21" and
 * "0043664..." give "6647654321". Undefined if the text is not a number.
 */
export function searchedPhone(text: string): string | undefined {
  if (!/^[\d\s+()/.-]+$/.test(text)) return undefined;
  const digits = normalizePhone(text).replace(/^\+(423|4[139])?|^0+/, '');
  return digits.length < minDigits ? undefined : digits;
}
