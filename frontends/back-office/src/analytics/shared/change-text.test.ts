import { expect, test } from '@jest/globals';
import { changeOf, pointsOf } from './change-text.ts';

test('a change is a percentage of the earlier value, with whether it is an improvement', () => {
  expect(changeOf(111.1, 100, { text: '100 €' })).toEqual({
    lead: '+\u00a011,1\u00a0%',
    rest: 'von 100 €',
    isBetter: true,
  });
  expect(changeOf(50, 100, { text: '100 €' })).toMatchObject({ lead: '−\u00a050\u00a0%', isBetter: false });
  expect(changeOf(120, 100, { text: '100 €', isGood: false }).isBetter).toBe(false);
});

test('no percentage without an earlier value; a tiny change counts as none', () => {
  expect(changeOf(3, 0, { text: '0 €' })).toEqual({ lead: '', rest: 'davor nichts', isBetter: null });
  expect(changeOf(0, 0, { text: '0 €' }).rest).toBe('wie davor');
  expect(changeOf(100.04, 100, { text: '100 €' }).rest).toBe('wie davor');
});

test('the difference of two percentages is in points', () => {
  expect(pointsOf(2.1, 1.7, { text: '1,7 %', isGood: false })).toEqual({
    lead: '+\u00a00,4 Punkte',
    rest: 'von 1,7 %',
    isBetter: false,
  });
  expect(pointsOf(0, 1.7, { text: '1,7 %', isGood: false })).toMatchObject({
    lead: '−\u00a01,7 Punkte',
    isBetter: true,
  });
});
