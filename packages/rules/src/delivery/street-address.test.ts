import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cityKey, parseHouseNumber, splitStreet, streetKey } from './street-address.ts';

// ZONE-06
test.each([
  ['Josefstädter Straße', 'JOSEFSTAEDTER STR.'],
  ['Josefstädter Straße', 'Josefstaedter-Strasse'],
  ['Hauptstraße', 'Hauptstr.'],
  ['Hauptstraße', 'Haupt Str'],
  ['Lange Gasse', 'Lange G.'],
  ['Burggasse', 'Burgg.'],
  ['St. Ulrichs Platz', 'Sankt-Ulrichs-Pl.'],
  ['Dr.-Karl-Renner-Ring', 'Doktor Karl Renner Ring'],
  ['Große Sperlgasse', 'Grosse Sperlg.'],
])('%s and %s are the same street', (one, other) => expect(streetKey(other)).toBe(streetKey(one)));

test.each([
  ['Hauptstraße', 'Hauptgasse'],
  ['Untere Straße', 'Obere Straße'],
  ['1. Haidequerstraße', '2. Haidequerstraße'],
])('%s and %s are different streets', (one, other) => expect(streetKey(other)).not.toBe(streetKey(one)));

test('every spelling of a street has the same key', () => {
  const name = fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüß]{2,10}$/);
  fc.assert(
    fc.property(name, fc.constantFrom('straße', 'strasse', 'str.', 'str', 'STRASSE', '-Straße', ' Str.'), (base, end) =>
      expect(streetKey(`  ${base}${end} `)).toBe(streetKey(`${base.toUpperCase()}straße`)),
    ),
  );
});

test.each([
  ['84', 84, ''],
  ['84a', 84, 'a'],
  ['84 A/2/15', 84, 'a'],
  ['12-14', 12, ''],
  ['Nr. 5', 5, ''],
  ['12 Hof', 12, ''],
])('reads the house number %s', (text, number, letter) => expect(parseHouseNumber(text)).toEqual({ number, letter }));

test.each(['', 'a', 'bei der Kirche', '123456'])('reads no house number in "%s"', (text) =>
  expect(parseHouseNumber(text)).toBeUndefined(),
);

test.each([
  ['Josefstädter Straße 84/2/15', 'Josefstädter Straße', 84, ''],
  ['Hauptstraße12b', 'Hauptstraße', 12, 'b'],
  ['Lange Gasse, Nr. 7', 'Lange Gasse', 7, ''],
  ['1. Haidequerstraße 5', '1. Haidequerstraße', 5, ''],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', 135, ''],
])('splits %s', (line, street, number, letter) =>
  expect(splitStreet(line)).toEqual({ street, houseNumber: { number, letter } }),
);

test.each(['Hauptstraße', '12', '', '17. Juni'])('finds no house number in "%s"', (line) =>
  expect(splitStreet(line)).toBeUndefined(),
);

test('reads any text without failing', () => {
  fc.assert(fc.property(fc.string(), (text) => [splitStreet(text), streetKey(text), cityKey(text)].length === 3));
});
