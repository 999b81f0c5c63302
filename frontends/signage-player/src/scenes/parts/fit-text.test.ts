import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitText } from './fit-text.ts';

const room = { width: 880, lines: 2, largest: 232, smallest: 72 };

test('gives short names the largest size', () => expect(fitText('Diavola', { ...room, width: 1200 })).toBe(232));

test('reduces the size for a long word instead of breaking it', () => {
  const size = fitText('Marillenpalatschinken', room);
  expect(size).toBeLessThan(100);
  expect(size).toBeGreaterThan(room.smallest);
});

test('never gives a longer text a larger size, and stays within its limits', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, more) => {
      const [short, long] = [fitText(text, room), fitText(text + more, room)];
      expect(long).toBeLessThanOrEqual(short);
      expect(long).toBeGreaterThanOrEqual(room.smallest);
      expect(short).toBeLessThanOrEqual(room.largest);
    }),
  ));
