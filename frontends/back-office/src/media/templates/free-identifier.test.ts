import { expect, test } from '@jest/globals';
import { freeIdentifier } from './free-identifier.ts';

test('numbers an identifier that is taken', () => {
  expect(freeIdentifier('preisschild', new Set())).toBe('preisschild');
  expect(freeIdentifier('preisschild', new Set(['preisschild', 'preisschild-2']))).toBe('preisschild-3');
});
