// RESV-05 to RESV-09
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isOpen } from '../hours/opening-hours.ts';
import { clockText, localTime } from '../time/local-time.ts';
import {
  changeableUntil,
  listStarts,
  type ReservationBranch,
  reservationDay,
  startFault,
  stayMinutes,
} from './reservation-hours.ts';

const zone = 'Europe/Vienna';
const branch = (changes: ReservationBranch = {}): ReservationBranch => ({
  timeZone: zone,
  openingHours: [{ type: 'daily', from: '17:00', to: '22:00' }],
  ...changes,
});
const clocks = (one: ReservationBranch, day: string): string[] =>
  listStarts(one, day).map((at) => clockText(localTime(one.timeZone ?? zone, at)));

test('RESV-05: starts lie on the grid from opening until an hour before closing', () => {
  expect(clocks(branch(), '2026-12-01')).toEqual([
    ...['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'],
  ]);
  const odd = branch({
    openingHours: [{ type: 'daily', from: '17:10', to: '18:50' }],
    reservationStep: '15',
    reservationLastMinutes: 30,
  });
  expect(clocks(odd, '2026-12-01')).toEqual(['17:15', '17:30', '17:45', '18:00', '18:15']);
  expect(clocks(branch({ openingHours: [{ type: 'daily', from: '17:00', to: '17:30' }] }), '2026-12-01')).toEqual([]);
  expect(clocks(branch({ openingHours: undefined }), '2026-12-01')).toEqual([]);
});

test('RESV-05: special days replace the usual hours', () => {
  const one = branch({
    openingHours: [
      { type: 'daily', from: '17:00', to: '19:00' },
      { type: 'once', date: '2026-12-24', isClosed: true },
      { type: 'once', date: '2026-12-31', from: '18:00', to: '20:00' },
    ],
  });
  expect(clocks(one, '2026-12-23')).toEqual(['17:00', '17:30', '18:00']);
  expect(clocks(one, '2026-12-24')).toEqual([]);
  expect(clocks(one, '2026-12-31')).toEqual(['18:00', '18:30', '19:00']);
});

test('RESV-05: a start after midnight belongs to the day of its opening', () => {
  const night = branch({ openingHours: [{ type: 'daily', from: '22:00', to: '02:00' }] });
  expect(clocks(night, '2026-12-01')).toEqual(['22:00', '22:30', '23:00', '23:30', '00:00', '00:30', '01:00']);
  const last = listStarts(night, '2026-12-01').at(-1) as number;
  expect(new Date(last).toISOString()).toBe('2026-12-02T00:00:00.000Z');
  expect(reservationDay(night, last)).toBe('2026-12-01');
  expect(reservationDay(night, Date.parse('2026-12-02T12:00:00Z'))).toBe('2026-12-02');
});

test('RESV-05: a skipped hour has no start, a repeated one has both', () => {
  const allNight = branch({
    openingHours: [{ type: 'daily', from: '00:00', to: '06:00' }],
    reservationLastMinutes: 0,
  });
  expect(clocks(allNight, '2026-03-29')).not.toContain('02:00');
  expect(clocks(allNight, '2026-03-29')).not.toContain('02:30');
  expect(listStarts(allNight, '2026-03-29')).toHaveLength(11);
  expect(clocks(allNight, '2026-10-25').filter((clock) => clock === '02:30')).toHaveLength(2);
  const starts = listStarts(allNight, '2026-10-25');
  expect(starts).toHaveLength(15);
  expect(new Set(starts).size).toBe(15);
});

test('RESV-05: every start is open, on the grid, and once, in every zone', () => {
  const clock = fc
    .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom('00', '10', '15', '30', '45') })
    .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${minute}`);
  fc.assert(
    fc.property(
      clock,
      clock,
      fc.constantFrom('15', '30'),
      fc.constantFrom('Europe/Vienna', 'Europe/Zurich', 'America/New_York', 'Asia/Kolkata'),
      fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-11-01', '2026-12-01'),
      (from, to, step, timeZone, day) => {
        const one = branch({ openingHours: [{ type: 'daily', from, to }], reservationStep: step, timeZone });
        const starts = listStarts(one, day);
        expect(new Set(starts).size).toBe(starts.length);
        for (const at of starts) {
          expect(isOpen(one.openingHours, timeZone, new Date(at))).toBe(true);
          expect((localTime(timeZone, at) / 60_000) % Number(step)).toBe(0);
          expect(reservationDay(one, at) <= day).toBe(true);
        }
      },
    ),
  );
});

// 16:00 in Vienna.
const now = Date.parse('2026-12-01T15:00:00Z');
test.each<[string, string, number, string | undefined]>([
  ['a start on the grid', '2026-12-01T17:00:00Z', 2, undefined],
  ['a start off the grid', '2026-12-01T17:10:00Z', 2, 'closed'],
  ['a start while closed', '2026-12-02T12:00:00Z', 2, 'closed'],
  ['the end of time', '9999-12-31T23:59:59Z', 2, 'too-far'],
  ['the lead time to the minute', '2026-12-01T16:00:00Z', 2, undefined],
  ['a past start', '2026-11-30T17:00:00Z', 2, 'too-soon'],
  ['the last day', '2027-01-30T17:00:00Z', 2, undefined],
  ['the day after', '2027-01-31T17:00:00Z', 2, 'too-far'],
  ['the largest party', '2026-12-01T17:00:00Z', 8, undefined],
  ['a larger party', '2026-12-01T17:00:00Z', 9, 'party-too-large'],
])('RESV-06: checks %s', (_, at, guests, fault) =>
  expect(startFault(branch(), { at: Date.parse(at), guests, now })).toBe(fault),
);

test('RESV-06: the lead time is counted from now', () =>
  expect(startFault(branch(), { at: Date.parse('2026-12-01T16:00:00Z'), guests: 2, now: now + 1 })).toBe('too-soon'));

test('RESV-07: larger parties stay longer', () => {
  expect([1, 2, 3, 4, 5, 20].map((guests) => stayMinutes(branch(), guests))).toEqual([90, 90, 120, 120, 150, 150]);
  expect(stayMinutes(branch({ stayMinutesForTwo: 60 }), 2)).toBe(60);
});

test('RESV-09: guests may change until the limit before the start', () =>
  expect(changeableUntil(branch({ reservationCancelMinutes: 60 }), now)).toBe(now - 3_600_000));
