import { expect, test } from '@jest/globals';
import { conditionsOf, daysText } from './rule-sentence.ts';

test('combines three or more consecutive days to a range, in the order of the week', () => {
  expect(
    [
      ['friday', 'tuesday', 'wednesday', 'thursday'],
      ['saturday', 'sunday'],
      ['monday', 'wednesday', 'thursday', 'friday', 'sunday'],
      [],
    ].map((days) => daysText(days as never)),
  ).toEqual(['Di–Fr', 'Sa, So', 'Mo, Mi–Fr, So', '']);
});

test('QR-02: describes each condition of a rule and omits missing ones', () => {
  const rule = {
    opening: 'closed',
    from: '2026-12-01T00:00:00.000Z',
    timeFrom: '22:00',
    timeTo: '02:00',
    weekdays: ['friday'],
    language: 'en',
    device: 'phone',
  } as const;
  expect(conditionsOf({ ...rule, weekdays: [...rule.weekdays] }, (at) => at.slice(0, 10))).toEqual([
    'Filiale ist geschlossen',
    '22:00–02:00 Uhr',
    'Wochentag ist Fr',
    'ab 2026-12-01',
    'Sprache ist Englisch',
    'Gerät ist Handy',
  ]);
  expect(conditionsOf({ target: '/' }, String)).toEqual([]);
  expect(conditionsOf({ timeTo: '11:00' }, String)).toEqual(['00:00–11:00 Uhr']);
});
