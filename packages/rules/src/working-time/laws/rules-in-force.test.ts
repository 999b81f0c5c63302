import { expect, test } from '@jest/globals';
import { rulesInForce } from './rules-in-force.ts';

const hours = (n: number) => n * 60;

test('Austria: twelve hours a day, 60 a week, 48 on average, eleven of rest, half an hour of break', () => {
  expect(rulesInForce('AT', '2026-11-23', false)).toEqual([
    { about: 'day', max: hours(12), law: '§ 9 Abs. 1 AZG' },
    { about: 'week', max: hours(60), law: '§ 9 Abs. 1 AZG' },
    { about: 'average', max: hours(48), weeks: 17, law: '§ 9 Abs. 4 AZG' },
    { about: 'rest', min: hours(11), law: '§ 12 Abs. 1 AZG' },
    { about: 'weekly-rest', min: hours(36), law: '§§ 2 und 4 ARG' },
    { about: 'break', over: hours(6), min: 30, law: '§ 11 Abs. 1 AZG' },
  ]);
  expect(rulesInForce('AT', '2018-08-31', false)).toContainEqual({
    about: 'day',
    max: hours(10),
    law: '§ 9 Abs. 1 AZG',
  });
});

test('has different limits for minors', () => {
  expect(rulesInForce('AT', '2026-11-23', true)).toContainEqual({
    about: 'day',
    max: hours(9),
    law: '§ 11 Abs. 3 KJBG',
  });
  expect(rulesInForce('DE', '2026-11-23', true).filter(({ about }) => about === 'span' || about === 'break')).toEqual([
    { about: 'span', max: hours(11), law: '§ 12 JArbSchG' },
    { about: 'break', over: hours(4.5), min: 30, law: '§ 11 Abs. 1 JArbSchG' },
    { about: 'break', over: hours(6), min: 60, law: '§ 11 Abs. 1 JArbSchG' },
  ]);
});

test('omits limits for offices and night workers, and lists a conditional limit only if there is no other', () => {
  const found = rulesInForce('CH', '2026-11-23', false);
  expect(found.filter(({ about }) => about === 'week')).toEqual([{ about: 'week', max: hours(50), law: 'Art. 9 ArG' }]);
  expect(rulesInForce('DE', '2026-11-23', false).filter(({ about }) => about === 'rest')).toEqual([
    { about: 'rest', min: hours(11), law: '§ 5 Abs. 1 ArbZG' },
  ]);
  expect(rulesInForce('LI', '2026-11-23', false)).toEqual([{ about: 'week', max: hours(48), law: 'Art. 9 ArG' }]);
  expect(rulesInForce('AT', '1990-01-01', false)).toEqual([]);
});
