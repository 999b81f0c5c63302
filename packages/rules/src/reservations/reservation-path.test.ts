import { expect, test } from '@jest/globals';
import { isReservationLink, isReservationPath } from './reservation-path.ts';

test('RESV-01: recognises the pages of reservations, and the secret ones among them', () => {
  for (const path of ['/reservation', '/reservation/', '/reservation/neubau', '/reservation/K7M2/abc'])
    expect([path, isReservationPath(path)]).toEqual([path, true]);
  for (const path of ['/reservations', '/store/reservation', '/'])
    expect([path, isReservationPath(path)]).toEqual([path, false]);
  expect(isReservationLink('/reservation/K7M2/abc')).toBe(true);
  expect(isReservationLink('/reservation/neubau')).toBe(false);
});
