import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { paragraphDifference } from './paragraph-difference.ts';

test('compares a paragraph with the one that it has replaced', () => {
  expect(paragraphDifference('Einleitung\nAlt\nSchluss', 'Einleitung\nNeu\nDazu\nSchluss')).toEqual([
    { before: 'Einleitung', after: 'Einleitung' },
    { before: 'Alt', after: 'Neu' },
    { before: '', after: 'Dazu' },
    { before: 'Schluss', after: 'Schluss' },
  ]);
});

test('contains every paragraph of both texts once, in order', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const all = paragraphDifference(before.join('\n'), after.join('\n\n'));
      expect(all.map((pair) => pair.before).filter(Boolean)).toEqual(before);
      expect(all.map((pair) => pair.after).filter(Boolean)).toEqual(after);
    }),
  );
});
