import { expect, test } from '@jest/globals';
import { rangesAbout, steppedDay } from './time-range.ts';

test('a week that lies in two months is asked for with the whole month of the day', () => {
  expect(rangesAbout('2026-12-01')).toEqual({
    week: { from: '2026-11-30', to: '2026-12-06' },
    month: { from: '2026-12-01', to: '2026-12-31' },
    both: { from: '2026-11-30', to: '2026-12-31' },
  });
  expect(rangesAbout('2026-02-28').both).toEqual({ from: '2026-02-01', to: '2026-03-01' });
});

test('one goes by weeks and by months, over the year and out of a long month', () => {
  expect(steppedDay('2026-12-30', 'week', 1)).toBe('2027-01-04');
  expect(steppedDay('2026-03-31', 'month', -1)).toBe('2026-02-01');
});
