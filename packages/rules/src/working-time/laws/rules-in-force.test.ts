import { expect, test } from '@jest/globals';
import { rulesInForce } from './rules-in-force.ts';

const hours = (n: number) => n * 60;

test('Austria: twelve hours a day, 60 a week, 48 on average, eleven of rest, half an hour of break', () => {
  expect(rulesInForce('AT', '2026-11-23', false)).toEqual([
    { about: 'day', most: hours(12), law: '§ 9 Abs. 1 AZG' },
    { about: 'week', most: hours(60), law: '§ 9 Abs. 1 AZG' },
    { about: 'average', most: hours(48), weeks: 17, law: '§ 9 Abs. 4 AZG' },
    { about: 'rest', least: hours(11), law: '§ 12 Abs. 1 AZG' },
    { about: 'weekly-rest', least: hours(36), law: '§§ 2 und 4 ARG' },
    { about: 'break', over: hours(6), least: 30, law: '§ 11 Abs. 1 AZG' },
  ]);
  expect(rulesInForce('AT', '2018-08-31', false)).toContainEqual({
    about: 'day',
    most: hours(10),
    law: '§ 9 Abs. 1 AZG',
  });
});

test('has different limits for minors', () => {
  expect(rulesInForce('AT', '2026-11-23', true)).toContainEqual({
    about: 'day',
    most: hours(9),
    law: '§ 11 Abs. 3 KJBG',
  });
  expect(rulesInForce('DE', '2026-11-23', true).filter(({ about }) => about === 'span' || about === 'break')).toEqual([
    { about: 'span', most: hours(11), law: '§ 12 JArbSchG' },
    { about: 'break', over: hours(4.5), least: 30, law: '§ 11 Abs. 1 JArbSchG' },
    { about: 'break', over: hours(6), least: 60, law: '§ 11 Abs. 1 JArbSchG' },
  ]);
});

test('omits limits for offices and night workers, and lists a conditional limit only if there is no other', () => {
  const found = rulesInForce('CH', '2026-11-23', false);
  expect(found.filter(({ about }) => about === 'week')).toEqual([
    { about: 'week', most: hours(50), law: 'Art. 9 ArG' },
  ]);
  expect(rulesInForce('DE', '2026-11-23', false).filter(({ about }) => about === 'rest')).toEqual([
    { about: 'rest', least: hours(11), law: '§ 5 Abs. 1 ArbZG' },
  ]);
  expect(rulesInForce('LI', '2026-11-23', false)).toEqual([{ about: 'week', most: hours(48), law: 'Art. 9 ArG' }]);
  expect(rulesInForce('AT', '1990-01-01', false)).toEqual([]);
});
