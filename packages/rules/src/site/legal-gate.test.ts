import { expect, test } from '@jest/globals';
import { isLegallyOpen, missingLegalNames, missingLegalTexts } from './legal-gate.ts';

const all = {
  imprintText: 'Marillo GmbH',
  termsAndConditions: 'https://marillo.example/agb',
  privacyPolicyText: 'Wir',
};

// LEGAL-01
test('names missing texts; a text or an address is enough', () => {
  expect(missingLegalTexts({})).toEqual(['imprint', 'termsAndConditions', 'privacyPolicy']);
  expect(missingLegalTexts(all)).toEqual([]);
  expect(missingLegalNames({ ...all, imprintText: ' \n' })).toBe('Impressum');
});

// LEGAL-02
test('keeps a new shop closed until all texts exist, but not shops from before the rule', () => {
  expect(isLegallyOpen({ ...all, needsLegalTexts: true })).toBe(true);
  for (const name of Object.keys(all)) expect(isLegallyOpen({ ...all, [name]: '', needsLegalTexts: true })).toBe(false);
  expect([isLegallyOpen({}), isLegallyOpen({ needsLegalTexts: false })]).toEqual([true, true]);
});
