import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isWholeTime, parseTime } from './typed-time.ts';

// OFFICE-15
test.each([
  ['18:30', '18:30'],
  ['18.30', '18:30'],
  ['1830', '18:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  [' 9 Uhr ', '09:00'],
  ['0:05', '00:05'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['6 PM', undefined],
  ['', undefined],
])('reads %j as %s', (typed, expected) => expect(parseTime(typed)).toBe(expected));

test('reads every time that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const text = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      expect(parseTime(text)).toBe(text);
      expect(isWholeTime(text)).toBe(true);
    }),
  );
});

test('waits for further digits', () => expect(['1', '18', '183'].map(isWholeTime)).toEqual([false, false, false]));
