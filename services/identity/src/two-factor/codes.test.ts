import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Secret } from 'otpauth';
import { isAppCode, newAppSecret, newRecoveryCode, shownRecoveryCode, stepOfCode } from './codes.ts';

// Appendix B of RFC 6238 (SHA-1), with the last six of its eight digits.
const rfcSecret = Secret.fromLatin1('12345678901234567890').base32;
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('accepts the code of RFC 6238 at %i s', (seconds, code) => {
  expect(stepOfCode(rfcSecret, code, new Date(seconds * 1_000), null)).toBe(Math.floor(seconds / 30));
});

test('never accepts a code of a step that is not later than the last one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2, max: 2 }), (delta) => {
      const at = new Date(1_111_111_109_000);
      const step = Math.floor(at.getTime() / 30_000);
      const found = stepOfCode(rfcSecret, '081804', at, step + delta);
      expect(found).toBe(delta < 0 ? step : undefined);
    }),
  );
});

test('refuses any text that is no code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(text !== '081804');
      expect(stepOfCode(rfcSecret, text, new Date(1_111_111_109_000), null)).toBeUndefined();
    }),
  );
});

test('creates secrets of 160 bits and recovery codes that no app shows', () => {
  expect(newAppSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newRecoveryCode()).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
  expect(shownRecoveryCode('ABCDEFGHJKLMNPQR')).toBe('ABCD-EFGH-JKLM-NPQR');
  expect(isAppCode(newRecoveryCode())).toBe(false);
});
