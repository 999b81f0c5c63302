import { expect, test } from '@jest/globals';
import { absenceFault, overlaps } from './absence-fault.ts';

const days = (
  kind: 'holiday' | 'sick' | 'time-off',
  from: string,
  to = from,
  isHalfDay = false,
  half: 'morning' | 'afternoon' | null = null,
) => ({ kind, from, to, isHalfDay, half });
const day = '2026-12-01';

test.each([
  [days('holiday', '2026-12-01', '2026-12-05'), days('holiday', '2026-12-05'), true],
  [days('holiday', '2026-12-01', '2026-12-05'), days('holiday', '2026-12-06'), false],
  [days('holiday', '2026-12-01', '2026-12-05'), days('time-off', '2026-12-03'), true],
  // Sickness may overlap a holiday, and a day has two halves.
  [days('holiday', '2026-12-01', '2026-12-05'), days('sick', '2026-12-03'), false],
  [days('holiday', '2026-12-01', '2026-12-01', true), days('time-off', '2026-12-01', '2026-12-01', true), false],
  [days('holiday', '2026-12-01', '2026-12-01', true), days('holiday', '2026-12-01', '2026-12-01', true), true],
  // Morning and afternoon of one day may have the same kind; one half may not be used twice.
  [days('holiday', day, day, true, 'morning'), days('holiday', day, day, true, 'afternoon'), false],
  [days('holiday', day, day, true, 'morning'), days('time-off', day, day, true, 'morning'), true],
  [days('holiday', day, day, true, 'morning'), days('time-off', day, day, true), false],
  [days('holiday', day, day, true, 'morning'), days('holiday', day), true],
])('%#: detects absences that cannot overlap', (one, other, expected) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected]);
});

test('limits an absence to a year, ending after its start and within two years', () => {
  const fault = (from: string, to: string) => absenceFault(days('holiday', from, to), [], '2026-11-23');
  expect(fault('2026-12-02', '2026-12-01')).toBe('ENDS_BEFORE');
  expect(fault('2028-11-23', '2028-11-23')).toBe(undefined);
  expect(fault('2028-11-23', '2028-11-24')).toBe('TOO_FAR');
  expect(fault('2026-12-01', '2027-12-01')).toBe(undefined);
  expect(fault('2026-12-01', '2027-12-02')).toBe('TOO_LONG');
  expect(absenceFault(days('sick', '2026-12-01'), [days('sick', '2026-12-01')], '2026-11-23')).toBe('ABSENCE_OVERLAPS');
});
