import { expect, test } from '@jest/globals';
import { isBlank } from './blank.ts';

// CHECKOUT-32
test.each([
  '',
  ' ',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u2060',
  '\u3164',
  '\uffa0',
  '\u115f',
  '\u2800',
  '\ufeff',
  '\u034f',
  '\ufe0f',
  '\u180e',
  '\u200b \u3164',
  '\u{e0001}',
])('treats %j as blank', (text) => expect(isBlank(text)).toBe(true));

test.each(['A', '\u200bA', '1', '-', '👩‍🍳', 'ㄱ', 'ا'])('treats %j as visible', (text) =>
  expect(isBlank(text)).toBe(false),
);
