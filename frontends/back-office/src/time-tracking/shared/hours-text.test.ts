import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hoursText, minutesText, signedText, typedMinutes } from './hours-text.ts';

test('formats seconds as hours and minutes, with sign if needed', () => {
  expect([hoursText(23_580), hoursText(-900), hoursText(0), hoursText(360_029)]).toEqual([
    '6:33',
    '−0:15',
    '0:00',
    '100:00',
  ]);
  expect([signedText(180), signedText(-900), signedText(29), signedText(-29)]).toEqual([
    '+0:03',
    '−0:15',
    '0:00',
    '0:00',
  ]);
});

test('parses hours with a colon or comma', () => {
  expect(['38:30', '38,5', '38.5', '-1:15', '−1:15', '0', ' 40 '].map(typedMinutes)).toEqual([
    2_310, 2_310, 2_310, -75, -75, 0, 2_400,
  ]);
  expect(['', 'x', '38:60', '1:2:3', '38,123', '12345'].map(typedMinutes)).toEqual(Array(6).fill(undefined));
});

test('parses what it formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500_000, max: 500_000 }), (minutes) => {
      expect(typedMinutes(minutesText(minutes))).toBe(minutes);
    }),
  );
});
