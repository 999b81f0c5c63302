import { expect, test } from '@jest/globals';
import { areaForAddress } from './area-for-address.ts';
import { zipCodeFault } from './area-zip-code.ts';

const at = (longitude: number, latitude: number) => ({ latitude, longitude });
const near = { area: '1070 nah', points: [at(0, 0), at(2, 0), at(2, 2), at(0, 2)] };
const far = { area: 'Weit', points: [at(0, 0), at(9, 0), at(9, 9), at(0, 9)] };
const named = { area: '1080 Josefstadt' };
const areas = [named, near, far];

// ZONE-03
test('the zone of the address counts, whatever area was chosen', () => {
  expect(areaForAddress(areas, '1080 Josefstadt', at(1, 1))).toEqual({ area: near });
  expect(areaForAddress(areas, 'Weit', at(1, 1))).toEqual({ area: near });
  expect(areaForAddress(areas, '', at(5, 5))).toEqual({ area: far });
});

// ZONE-04
test('outside of all zones, or unknown, the chosen named area counts', () => {
  expect(areaForAddress(areas, '1080 Josefstadt', at(20, 20))).toEqual({ area: named });
  expect(areaForAddress(areas, '1080 Josefstadt', undefined)).toEqual({ area: named });
  expect(areaForAddress(areas, 'Weit', at(20, 20))).toEqual({ fault: 'ADDRESS_OUTSIDE_ZONES' });
  expect(areaForAddress(areas, 'Weit', undefined)).toEqual({ fault: 'ADDRESS_NOT_FOUND' });
});

test('the name of a zone limits no postal code', () =>
  expect([near, named].map((area) => zipCodeFault(area, '1090')?.code)).toEqual([undefined, 'ZIP_CODE_NOT_IN_AREA']));
