import { expect, test } from '@jest/globals';
import { stateOf } from './state-of.ts';

test('what nobody carried away is not called sent', () => {
  expect(stateOf({ state: 'sent', carrier: 'mailbox', attempts: 1 })).toBe('Lokales Postfach');
  expect(stateOf({ state: 'sent', carrier: 'smtp', attempts: 1 })).toBe('Verschickt');
});

test('a first try and a later one are told apart', () => {
  expect(stateOf({ state: 'queued', carrier: null, attempts: 0 })).toBe('Wird gesendet');
  expect(stateOf({ state: 'queued', carrier: null, attempts: 2 })).toBe('Wird erneut versucht');
});
