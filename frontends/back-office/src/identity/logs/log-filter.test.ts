import { expect, test } from '@jest/globals';
import { logFilterOf, logQueryOf, noLogFilter } from './log-filter.ts';

const of = (address: string) => logFilterOf(new URLSearchParams(address));
const vienna = 'Europe/Vienna';

test('what the address says is asked for, and nothing that it does not say', () => {
  expect(logQueryOf(of(''), vienna)).toEqual({});
  expect(logQueryOf(of('type=catalog.branch-changed.v1&actor=guest'), vienna)).toEqual({
    type: 'catalog.branch-changed.v1',
    actor: 'guest',
  });
});

test('days are those of the business, the last one included', () => {
  expect(logQueryOf(of('from=2026-07-01&to=2026-07-01'), vienna)).toEqual({
    from: '2026-06-30T22:00:00.000Z',
    until: '2026-07-01T22:00:00.000Z',
  });
  // A day of 25 hours.
  expect(logQueryOf(of('from=2026-10-25&to=2026-10-25'), vienna)).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    until: '2026-10-25T23:00:00.000Z',
  });
});

test.each(['from=gestern', 'from=2026-13-40', 'to=2026-1-1'])('%s is no day', (address) => {
  expect(of(address)).toEqual(noLogFilter);
});
