import { expect, test } from '@jest/globals';
import { beyond } from './limits.ts';

test.each([
  [{ min: null, max: 5 }, 5, null],
  [{ min: null, max: 5 }, 5.1, 'above'],
  [{ min: null, max: 5 }, -30, null],
  [{ min: 65, max: null }, 65, null],
  [{ min: 65, max: null }, 64.9, 'below'],
  [{ min: -22, max: -18 }, -17.5, 'above'],
  [{ min: -22, max: -18 }, -23, 'below'],
  [{ min: null, max: null }, 1_000, null],
] as const)('%j and %d: %s', (limits, value, expected) => expect(beyond(limits, value)).toBe(expected));
