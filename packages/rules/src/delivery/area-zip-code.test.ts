import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placeOfArea, zipCodeFault, zipCodesOf } from './area-zip-code.ts';

const vienna = { city: 'Wien' };

test("reads the postal codes from an area's name, if any", () => {
  const codes = (area: string) => zipCodesOf({ area });
  expect(codes('1010 Innere Stadt')).toEqual(['1010']);
  expect(codes('8010, 8020 Graz')).toEqual(['8010', '8020']);
  expect(codes('Berlin 10115 (Mitte)')).toEqual(['10115']);
  expect([codes('Umgebung bis 12 km'), codes('Zone 123456')]).toEqual([[], []]);
});

test('prefills the address of an area with one postal code', () => {
  expect(placeOfArea({ area: '1010 Innere Stadt' }, vienna)).toEqual({ zipCode: '1010', city: 'Wien' });
  expect(placeOfArea({ area: '2345 Brunn am Gebirge' }, vienna)).toEqual({ zipCode: '2345', city: 'Brunn am Gebirge' });
  expect(placeOfArea({ area: '8020' }, { city: 'Graz' })).toEqual({ zipCode: '8020', city: 'Graz' });
  expect(placeOfArea({ area: '8010, 8020 Graz' }, { city: 'Graz' })).toBeUndefined();
  expect(placeOfArea({ area: 'Umgebung' }, vienna)).toBeUndefined();
});

// CHECKOUT-29
test('rejects an address with another postal code and names it', () => {
  const area = { area: '1010 Innere Stadt' };
  expect(zipCodeFault(area, ' 1010')).toBeUndefined();
  expect(zipCodeFault(area, 'A-1010')).toBeUndefined();
  expect(zipCodeFault(area, '')).toBeUndefined(); // A missing postal code is a separate fault.
  expect(zipCodeFault({ area: 'Umgebung' }, '8020')).toBeUndefined();
  expect(zipCodeFault(area, '8020')).toEqual({
    code: 'ZIP_CODE_NOT_IN_AREA',
    message: 'Die PLZ „8020“ liegt nicht in „1010 Innere Stadt“. Bitte ändern Sie die PLZ oder das Liefergebiet.',
  });
});

// CHECKOUT-29
test('accepts the prefilled address', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 99_999 }), fc.string(), (code, words) => {
      const area = { area: `${code} ${words}` };
      const place = placeOfArea(area, vienna);
      expect(place && zipCodeFault(area, place.zipCode)).toBeUndefined();
    }),
  );
});
