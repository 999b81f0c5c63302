import { expect, test } from '@jest/globals';
import { ApiError } from './api-error.ts';
import { sentenceOf } from './sentence-of.ts';

const failed = 'Bestellung konnte nicht storniert werden';

// HTTP-12, OFFICE-03
test("uses the server's message, otherwise the fallback", () => {
  const refused = new ApiError(409, [
    { code: 'ORDER_MOVE_NOT_ALLOWED', message: 'Die Bestellung ist schon unterwegs.' },
  ]);
  expect(sentenceOf(refused, failed)).toBe('Die Bestellung ist schon unterwegs.');
  expect(sentenceOf(new ApiError(502, []), failed)).toBe(failed);
  expect(sentenceOf(new TypeError('x is undefined'), failed)).toBe(failed);
});

test('adds the reason to the fallback if no response arrived', () => {
  expect(sentenceOf(ApiError.ofNetwork(), failed)).toMatch(
    /^Bestellung konnte nicht storniert werden\. Der Server ist gerade nicht erreichbar\. /,
  );
  expect(sentenceOf(ApiError.ofNetwork(), 'Test nicht erfolgreich.')).toMatch(/^Test nicht erfolgreich\. Der Server /);
});
