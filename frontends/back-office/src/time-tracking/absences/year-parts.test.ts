import { expect, test } from '@jest/globals';
import { type AbsenceOnWire, absenceChanged } from '@theke/contracts/time-tracking/absence';
import { addDays } from '@theke/rules/time/local-time';
import { datesFrom, daysFrom } from '@theke/rules/working-time/calendar';
import fc from 'fast-check';
import { monthsOfYear, partsInMonth, todayInMonth } from './year-parts.ts';

const absence = fc.record({ from: fc.nat(800), days: fc.nat(366) }).map(
  ({ from, days }): AbsenceOnWire => ({
    ...absenceChanged.example,
    ...{ version: 1, name: 'Sara Novak', isHalfDay: false, half: null, reason: '', answer: '', decidedBy: '' },
    ...{ decidedAt: null, from: addDays('2025-06-01', from), to: addDays('2025-06-01', from + days) },
  }),
);

test('the parts of an absence cover its days of the year once, within their months', () => {
  fc.assert(
    fc.property(absence, (one) => {
      const parts = monthsOfYear(2026).flatMap((month) => partsInMonth([one], month));
      const inYear = datesFrom(one.from, one.to).filter((date) => date.startsWith('2026'));
      expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(inYear.length);
      for (const { start, width } of parts) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(width).toBeGreaterThan(0);
        expect(start + width).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});

test('today is in exactly one month of its year, and later days are further right', () => {
  fc.assert(
    fc.property(fc.nat(364), (day) => {
      const today = addDays('2026-01-01', day);
      const places = monthsOfYear(2026).map((month) => todayInMonth(today, month));
      expect(places.filter((place) => place !== undefined)).toHaveLength(1);
      const at = places.findIndex((place) => place !== undefined);
      expect(at).toBe(Number(today.slice(5, 7)) - 1);
      expect(Math.floor((places[at] as number) * 31)).toBeGreaterThanOrEqual(
        daysFrom(`${today.slice(0, 7)}-01`, today),
      );
    }),
  );
  expect(monthsOfYear(2027).map((month) => todayInMonth('2026-12-31', month))).toEqual(Array(12).fill(undefined));
});
