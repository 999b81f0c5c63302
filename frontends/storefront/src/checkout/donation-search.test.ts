import { expect, test } from '@jest/globals';
import { fittingDonatees } from './donation-search.ts';

const tafelrunde = { name: 'Wiener Tafelrunde', description: 'Kocht jeden Sonntag.' };
const lesekreis = { name: 'Lesekreis Buchfink', description: 'Liest Wiener Kindern vor.' };
const all = [tafelrunde, lesekreis];

test('returns all donatees without input, in their order', () => {
  expect(fittingDonatees(all, '')).toEqual(all);
  expect(fittingDonatees(all, '  ')).toEqual(all);
});

// DONATE-02
test('searches name and description, ignoring case', () => {
  expect(fittingDonatees(all, 'wiener')).toEqual(all);
  expect(fittingDonatees(all, 'TAFEL')).toEqual([tafelrunde]);
  expect(fittingDonatees(all, 'kindern')).toEqual([lesekreis]);
});

test('all words must match, in any order', () => {
  expect(fittingDonatees(all, 'sonntag wiener')).toEqual([tafelrunde]);
  expect(fittingDonatees(all, 'sonntag buchfink')).toEqual([]);
});
