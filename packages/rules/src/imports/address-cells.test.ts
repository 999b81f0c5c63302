import { expect, test } from '@jest/globals';
import { readAddressCells } from './address-cells.ts';

const columns = ['street', 'houseNumber', 'zipCode', 'city', 'latitude', 'longitude'] as const;
const lange = {
  street: 'Lange Gasse',
  houseNumber: { number: 7, letter: 'a' },
  zipCode: '1080',
  city: 'Wien',
  latitude: 48.2101,
  longitude: 16.3502,
};

// ZONE-05
test('reads decimal points and commas, and a house number in the column of the street', () => {
  expect(readAddressCells(['Lange Gasse', '7A', 'A-1080', 'Wien', '48.2101', '16.3502'], columns).address).toEqual(
    lange,
  );
  expect(readAddressCells(['Lange Gasse 7a', '', '1080', 'Wien', '48,2101', '16,3502'], columns).address).toEqual(
    lange,
  );
});

test.each([
  ['street', ['', '7', '1080', 'Wien', '48', '16']],
  ['house number', ['Lange Gasse', '', '1080', 'Wien', '48', '16']],
  ['postal code', ['Lange Gasse', '7', '', 'Wien', '48', '16']],
])('leaves a row without %s out', (_, cells) => expect(readAddressCells(cells, columns)).toEqual({ faults: [] }));

test.each([
  ['latitude', ['Lange Gasse', '7', '1080', 'Wien', '', '16']],
  ['latitude', ['Lange Gasse', '7', '1080', 'Wien', '340956', '16']],
  ['longitude', ['Lange Gasse', '7', '1080', 'Wien', '48', 'Ost']],
])('refuses a wrong %s', (field, cells) =>
  expect(readAddressCells(cells, columns).faults.map((fault) => fault.field)).toEqual([field]),
);

test('needs columns for both coordinates', () =>
  expect(readAddressCells(['Lange Gasse', '7', '1080'], ['street', 'houseNumber', 'zipCode']).faults).toHaveLength(1));
