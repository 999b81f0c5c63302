import { expect, test } from '@jest/globals';
import { timeOf } from './time-of.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['11.30', '11:30'],
  ['24:00', '24:00'],
  ['abends', 'abends'],
])('the time %s is completed to %s', (text, time) => expect(timeOf(text)).toBe(time));
