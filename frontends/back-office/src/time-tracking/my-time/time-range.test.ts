import { expect, test } from '@jest/globals';
import { rangesAbout, steppedDay } from './time-range.ts';

test('loads the whole month of a day, also for a week in two months', () => {
  expect(rangesAbout('2026-12-01')).toEqual({
    week: { from: '2026-11-30', to: '2026-12-06' },
    month: { from: '2026-12-01', to: '2026-12-31' },
    both: { from: '2026-11-30', to: '2026-12-31' },
  });
  expect(rangesAbout('2026-02-28').both).toEqual({ from: '2026-02-01', to: '2026-03-01' });
});

test('steps by weeks and months, over the end of a year and of a long month', () => {
  expect(steppedDay('2026-12-30', 'week', 1)).toBe('2027-01-04');
  expect(steppedDay('2026-03-31', 'month', -1)).toBe('2026-02-01');
});
