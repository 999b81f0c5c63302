import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateParsers, parseDay, parseMoment, parseMonth, typedDate } from './typed-date.ts';

const today = '2026-11-29';

// OFFICE-15
test.each([
  '01.03.2026',
  '1.3.2026',
  '1.3.26',
  '1.3.',
  '1. 3. 2026',
  '01/03/2026',
  '1. März 2026',
  '1 Mär 26',
  '01032026',
  '2026-03-01',
  ' 01.03.2026 ',
])('parses %s as the first of March', (text) => expect(parseDay(text, today)).toBe('2026-03-01'));

test.each(['31.02.2026', '1.13.2026', '32.1.2026', '3', '2026', 'morgen', '1.3.226', '', '1. Foo 2026', '01.03.20266'])(
  'rejects %s',
  (text) => expect(parseDay(text, today)).toBeUndefined(),
);

test('parses a day with its time', () => {
  for (const text of ['01.03.2026, 18:30', '1.3. 18.30', '2026-03-01T18:30', '01.03.2026 18:30 Uhr'])
    expect([text, parseMoment(text, today)]).toEqual([text, '2026-03-01T18:30']);
  for (const text of ['01.03.2026', '18:30', '01.03.2026, 24:30', '01.03.2026, 18:75'])
    expect([text, parseMoment(text, today)]).toEqual([text, undefined]);
});

test('parses a month by number and by name', () => {
  for (const text of ['03.2026', '3/26', 'März 2026', '2026-03', 'märz'])
    expect([text, parseMonth(text, today)]).toEqual([text, '2026-03']);
  expect([parseMonth('Jänner 2027', today), parseMonth('13.2026', today), parseMonth('2026', today)]).toEqual([
    '2027-01',
    undefined,
    undefined,
  ]);
});

test('parses what it formats', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (at) => {
      const iso = at.toISOString();
      for (const [kind, value] of [
        ['day', iso.slice(0, 10)],
        ['moment', iso.slice(0, 16)],
        ['month', iso.slice(0, 7)],
      ] as const)
        expect(dateParsers[kind](typedDate(kind, value), today)).toBe(value);
    }),
  );
});
