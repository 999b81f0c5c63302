import { expect, test } from '@jest/globals';
import { lockFor, originOf } from './login-failures.ts';

const day = 24 * 60 * 60_000;

// SESSION-07. The figure is from ADR 0012.
test('allows one origin 33 guesses per account and day, however slow', () => {
  let guesses = 0;
  for (let at = 0; at < day; at += lockFor(guesses)) guesses += 1;
  expect(guesses).toBe(33);
});

test('treats a /64 as one origin, and a known browser as one on any network', () => {
  expect(originOf('2001:db8:1:2::1', undefined)).toBe(originOf('2001:db8:1:2:9::9', undefined));
  expect(originOf('203.0.113.1', 'b')).toBe(originOf('203.0.113.2', 'b'));
  expect(originOf('203.0.113.1', 'b')).not.toBe(originOf('203.0.113.1', undefined));
});
