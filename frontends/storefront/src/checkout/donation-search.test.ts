import { expect, test } from '@jest/globals';
import { fittingDonatees } from './donation-search.ts';

const tafelrunde = { name: 'Wiener Tafelrunde', description: 'Kocht jeden Sonntag.' };
const lesekreis = { name: 'Lesekreis Buchfink', description: 'Liest Wiener Kindern vor.' };
const all = [tafelrunde, lesekreis];

test('without input all of them fit, in their order', () => {
  expect(fittingDonatees(all, '')).toEqual(all);
  expect(fittingDonatees(all, '  ')).toEqual(all);
});

// DONATE-02
test('name and description are looked through, whatever the case', () => {
  expect(fittingDonatees(all, 'wiener')).toEqual(all);
  expect(fittingDonatees(all, 'TAFEL')).toEqual([tafelrunde]);
  expect(fittingDonatees(all, 'kindern')).toEqual([lesekreis]);
});

test('every word counts, in any order', () => {
  expect(fittingDonatees(all, 'sonntag wiener')).toEqual([tafelrunde]);
  expect(fittingDonatees(all, 'sonntag buchfink')).toEqual([]);
});
