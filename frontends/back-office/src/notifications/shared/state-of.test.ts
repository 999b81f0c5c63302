import { expect, test } from '@jest/globals';
import { stateOf } from './state-of.ts';

test('a message without a carrier is not shown as sent', () => {
  expect(stateOf({ state: 'sent', carrier: 'mailbox', attempts: 1 })).toBe('Lokales Postfach');
  expect(stateOf({ state: 'sent', carrier: 'smtp', attempts: 1 })).toBe('Verschickt');
});

test('distinguishes first and later attempts', () => {
  expect(stateOf({ state: 'queued', carrier: null, attempts: 0 })).toBe('Wird gesendet');
  expect(stateOf({ state: 'queued', carrier: null, attempts: 2 })).toBe('Wird erneut versucht');
});
