import { phoneTexts } from './phone.de.ts';

/** What the input keeps while typing: digits, plus and spaces (CHECKOUT-12). */
export const keepPhoneCharacters = (text: string): string => text.replace(/[^\d+ ]/g, '');

/** A number as it is stored and compared: digits and plus only; a leading 00 becomes +. */
export const normalizePhone = (text: string): string => text.replace(/[^\d+]/g, '').replace(/^00/, '+');

/** Whether a normalized number has as many digits as the shortest that can be called. */
export const isCallable = (phone: string): boolean => /^\+?\d{6,}$/.test(phone);

/** The hint beside a number without its country code, undefined if there is nothing to say. */
export function phoneHint(text: string): string | undefined {
  const phone = normalizePhone(text);
  return phone === '' || phone.startsWith('+') ? undefined : phoneTexts.hint;
}
