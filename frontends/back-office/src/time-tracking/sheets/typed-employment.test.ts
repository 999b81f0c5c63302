import { expect, test } from '@jest/globals';
import { moveFirstDay, typedEmployment } from './typed-employment.ts';

const today = '2026-11-29';
const proposed = typedEmployment(null, { today, zone: 'Europe/Vienna' });
const daysOf = ({ employedFrom, countsFrom, terms, opening }: typeof proposed) => [
  employedFrom,
  terms.map(({ validFrom }) => validFrom),
  countsFrom,
  opening,
];

test('TIME-06: a new employee starts today with a balance of 0', () => {
  expect(daysOf(proposed)).toEqual([today, [today], today, '0:00']);
});

test('TIME-06: the balance begins with the first day of employment, but not before today', () => {
  expect(daysOf(moveFirstDay(proposed, '2027-01-04', today))).toEqual([
    '2027-01-04',
    ['2027-01-04'],
    '2027-01-04',
    '0:00',
  ]);
  expect(daysOf(moveFirstDay(proposed, '2024-03-01', today))).toEqual(['2024-03-01', ['2024-03-01'], today, '0:00']);
});

test('typing or clearing the first day keeps the dependent days in step', () => {
  const cleared = moveFirstDay(proposed, '', today);
  const typed = ['2024-03-01', '2027-01-04'].reduce((before, day) => moveFirstDay(before, day, today), cleared);
  expect(daysOf(typed).slice(0, 3)).toEqual(['2027-01-04', ['2027-01-04'], '2027-01-04']);
});

test('manually entered days stay when the first day of employment changes', () => {
  const typed = { ...proposed, countsFrom: '2026-12-15' };
  expect(moveFirstDay(typed, '2026-12-01', today).countsFrom).toBe('2026-12-15');
});
