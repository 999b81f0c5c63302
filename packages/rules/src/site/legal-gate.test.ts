import { expect, test } from '@jest/globals';
import { isLegallyOpen, missingLegalNames, missingLegalTexts } from './legal-gate.ts';

const all = {
  imprintText: 'Marillo GmbH',
  termsAndConditions: 'https://marillo.example/agb',
  privacyPolicyText: 'Wir',
};

// LEGAL-01
test('names what is missing; a text or an address of one is enough', () => {
  expect(missingLegalTexts({})).toEqual(['imprint', 'termsAndConditions', 'privacyPolicy']);
  expect(missingLegalTexts(all)).toEqual([]);
  expect(missingLegalNames({ ...all, imprintText: ' \n' })).toBe('Impressum');
});

// LEGAL-02
test('a new shop is closed until all texts are there, one from before the rule is not', () => {
  expect(isLegallyOpen({ ...all, needsLegalTexts: true })).toBe(true);
  for (const name of Object.keys(all)) expect(isLegallyOpen({ ...all, [name]: '', needsLegalTexts: true })).toBe(false);
  expect([isLegallyOpen({}), isLegallyOpen({ needsLegalTexts: false })]).toEqual([true, true]);
});
