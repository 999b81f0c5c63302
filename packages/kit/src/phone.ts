import { normalizePhone } from '@theke/rules/checkout/phone';
import { countryOfZone } from '@theke/rules/time/country-of-zone';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { invalid } from './problem.ts';

/** Country of numbers without a country code. */
export type PhoneRegion = CountryCode;

/**
 * Country of a branch by its time zone: branches have no country field. Austria if the zone is in none of the four
 * countries.
 */
export const phoneRegionOf = ({ timeZone }: { readonly timeZone?: string | undefined }): PhoneRegion =>
  countryOfZone(timeZone ?? '') ?? 'AT';

/** The country of most branches of a business, for numbers that belong to no branch. */
export function commonPhoneRegion(branches: readonly { readonly timeZone?: string | undefined }[]): PhoneRegion {
  const groups = [...Map.groupBy(branches, phoneRegionOf)].toSorted(([, one], [, other]) => other.length - one.length);
  return groups[0]?.[0] ?? 'AT';
}

/**
 * Parses a phone number as people write it, with or without country code (ADR 0027).
 * @returns E.164, e.g. "+436647654321"; undefined if it cannot be dialled
 */
export function parsePhone(text: string, region: PhoneRegion): string | undefined {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: region, extract: false });
  return phone?.isValid() && !phone.ext ? phone.number : undefined;
}

export const undialledPhone =
  'Diese Telefonnummer können wir nicht anrufen. Bitte geben Sie sie vollständig und ohne weiteren Text an, zum Beispiel +43 664 1234567.';

type Typed = {
  region: PhoneRegion;
  /** The field's name in the request. */
  field?: string;
  /** The stored number. Sent back unchanged it is kept even if invalid, so that other fields can be saved. */
  before?: string | undefined;
};

/** Like `parsePhone`, empty for empty input. @throws Problem 422 PHONE_INVALID with the field */
export function storedPhone(text: string, { region, field = 'phone', before }: Typed): string {
  if (text === '' || text === before) return text;
  const phone = parsePhone(text, region);
  if (!phone) throw invalid('PHONE_INVALID', undialledPhone, field);
  return phone;
}

/**
 * For displayed numbers: dialled like `storedPhone`, with the grouping as typed if possible. @throws Problem 422
 * PHONE_INVALID
 */
export function shownPhone(text: string, typed: Typed): string {
  const phone = storedPhone(text, typed);
  if (phone === text) return text;
  if (
    text.startsWith('+') &&
    /^[+\d ]+$/.test(text) &&
    normalizePhone(text) === phone &&
    text.replaceAll(' ', '') === phone
  )
    return text;
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
