import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isCallable, keepPhoneCharacters, normalizePhone, phoneHint } from './phone.ts';

// CHECKOUT-12
test('keeps digits and plus; a leading 00 becomes +', () => {
  expect(normalizePhone('0043 664/123-45 67')).toBe('+436641234567');
  expect(normalizePhone('+43 (664) 1234567')).toBe('+436641234567');
  expect(normalizePhone('0664 1234567')).toBe('06641234567');
  expect(keepPhoneCharacters('+43 664/12a')).toBe('+43 66412');
});

test('shows a hint for a number without its country code', () => {
  expect(phoneHint('0664 1234567')).toContain('+436641234567');
  expect([phoneHint('+43 664'), phoneHint('0043 664'), phoneHint(' ')]).toEqual([undefined, undefined, undefined]);
});

test('accepts numbers from six digits on', () => {
  expect(['123456', '+43664123', '12345', '+12345', '', '1+23456'].map(isCallable)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('normalises idempotently, and ignores characters that the input drops', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('0', '0', '+', '7', ' ', '-') })), (text) => {
      const phone = normalizePhone(text);
      expect(phone).toMatch(/^[\d+]*$/);
      expect(normalizePhone(keepPhoneCharacters(text))).toBe(phone);
      expect(normalizePhone(phone)).toBe(phone);
    }),
  );
});
