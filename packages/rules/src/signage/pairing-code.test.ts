import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  codesPerNetwork,
  formatPairingCode,
  pairingAlphabet,
  pairingCodeLength,
  parsePairingCode,
  wrongCodesPerPerson,
} from './pairing-code.ts';

const anyCode = fc
  .array(fc.constantFrom(...pairingAlphabet), { minLength: pairingCodeLength, maxLength: pairingCodeLength })
  .map((letters) => letters.join(''));
const anySeparator = fc.constantFrom('', ' ', '-', '–', '.', ' - ', '\u00a0', '\t');

// SIGN-07
test('reads what it shows, in any case and with any separators', () => {
  fc.assert(
    fc.property(
      anyCode,
      fc.array(anySeparator, { minLength: 9, maxLength: 9 }),
      fc.boolean(),
      (code, gaps, isLower) => {
        expect(parsePairingCode(formatPairingCode(code))).toBe(code);
        const typed = gaps.map((gap, index) => gap + (code[index] ?? '')).join('');
        expect(parsePairingCode(isLower ? typed.toLowerCase() : typed)).toBe(code);
      },
    ),
  );
});

test('shows a code in two groups of four', () => {
  expect(formatPairingCode('K7PX4M3Q')).toBe('K7PX-4M3Q');
});

// SIGN-07
test('has no letter twice and none that is read as another', () => {
  expect(new Set(pairingAlphabet).size).toBe(pairingAlphabet.length);
  expect(pairingAlphabet).toMatch(/^[A-Z0-9]+$/);
  for (const pair of ['0O', '1I', '1L', 'IL', '5S', '8B', '2Z'])
    expect([...pair].every((letter) => pairingAlphabet.includes(letter))).toBe(false);
  expect([...'0O1IL5S8B2Z'].filter((letter) => pairingAlphabet.includes(letter))).toEqual([]);
});

// SIGN-07
test('a person who guesses codes hits one with a chance below one in a million', () => {
  const chance = (codesPerNetwork * wrongCodesPerPerson) / pairingAlphabet.length ** pairingCodeLength;
  expect(chance).toBeLessThan(1e-6);
  // The rule names both numbers.
  expect([codesPerNetwork, wrongCodesPerPerson]).toEqual([120, 20]);
});
