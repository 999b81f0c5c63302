// RESV-05
import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { bookableDays } from './bookable-days.ts';

const branch = {
  ...branches.events.changed.example,
  timeZone: 'Europe/Vienna',
  openingHours: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((type) => ({
    ...{ type: type as 'monday', from: '17:00', to: '22:00', isClosed: false },
  })),
  reservationDays: 3,
};
/** Open Monday to Saturday. The last start is an hour before closing; guests book at least an hour ahead. */
const daysAt = (time: string) => bookableDays(branch, Date.parse(`2026-11-30T${time}:00+01:00`));

test('offers today only while a start is left that guests can choose', () => {
  const later = ['2026-12-01', '2026-12-02', '2026-12-03'];
  expect(daysAt('12:00')).toEqual(['2026-11-30', ...later]);
  expect(daysAt('20:00')).toEqual(['2026-11-30', ...later]);
  expect(daysAt('20:01')).toEqual(later);
});

test('leaves out days on which the branch is closed', () =>
  expect(bookableDays(branch, Date.parse('2026-12-05T12:00:00+01:00'))).toEqual([
    ...['2026-12-05', '2026-12-07', '2026-12-08'],
  ]));
