import { searchText } from '../lists/search-text.ts';

/** A house number: 84a is number 84 with the letter `a`; stairs and doors do not count. */
export type HouseNumber = { readonly number: number; readonly letter: string };

/** Five digits at most. A letter is only part of it if no other follows: "12 Hof" is number 12. */
const houseNumber = /^(?:nr\.?\s*)?(\d{1,5})(?!\d)\s*(?:([a-z])(?![\p{L}\p{N}]))?/iu;

/** Reads "84", "84a", "84 A/2/15", "Nr. 12-14". @returns undefined if it does not begin with a number */
export function parseHouseNumber(text: string): HouseNumber | undefined {
  const found = houseNumber.exec(text.trim());
  if (!found) return undefined;
  return { number: Number(found[1]), letter: (found[2] ?? '').toLowerCase() };
}

/**
 * Splits "Josefstädter Straße 84/2/15". The number is the first one after the name that is no ordinal: "1.
 * Haidequerstraße 5", "Straße des 17. Juni 135".
 * @returns undefined without a house number
 */
export function splitStreet(line: string): { street: string; houseNumber: HouseNumber } | undefined {
  const text = line.trim();
  for (const found of text.matchAll(/(?<=[\p{L}.,\s-])\d{1,5}(?![\d.]|\p{L}{2})/gu)) {
    const street = text.slice(0, found.index).replace(/(?:[\s,]|\bnr\.?)+$/i, '');
    const number = /\p{L}/u.test(street) ? parseHouseNumber(text.slice(found.index)) : undefined;
    if (number) return { street, houseNumber: number };
  }
  return undefined;
}

/** Short forms of street names, in the normal form of texts (ADR 0027). */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/str(?:\.|(?![\p{L}\p{N}]))/gu, 'strasse'],
  [/g\.(?![\p{L}\p{N}])/gu, 'gasse'],
  [/pl\.(?![\p{L}\p{N}])/gu, 'platz'],
  [/(?<![\p{L}\p{N}])sankt(?![\p{L}\p{N}])/gu, 'st'],
  [/(?<![\p{L}\p{N}])doktor(?![\p{L}\p{N}])/gu, 'dr'],
];

/** Letters and digits only. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Key of a street name: "Josefstädter Straße", "JOSEFSTAEDTER STR." and "Josefstädter-Strasse" are equal (ZONE-06). */
export const streetKey = (street: string): string =>
  plain(shortForms.reduce((text, [short, long]) => text.replace(short, long), searchText(street)));

/** Key of a town. */
export const cityKey = (city: string): string => plain(searchText(city));
