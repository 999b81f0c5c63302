import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { generatedFileName, hasHint, toggleHint } from './image-request.ts';

test('adds a hint to a description and removes it again', () => {
  expect(toggleHint('Ein gedeckter Tisch', 'von oben')).toBe('Ein gedeckter Tisch, von oben');
  expect(toggleHint('', 'von oben')).toBe('von oben');
  const word = fc
    .string({ unit: fc.constantFrom('a', 'b', 'ß', ' '), minLength: 1 })
    .filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const brief = words.map((each) => each.trim()).join(', ');
      const added = toggleHint(brief, 'ohne Schrift');
      expect(hasHint(added, 'ohne Schrift')).toBe(true);
      expect(toggleHint(added, 'ohne Schrift')).toBe(brief);
    }),
  );
});

test('names the file after the description', () => {
  expect(generatedFileName('Ein gedeckter Tisch, von oben!', 'image/png')).toBe('ein-gedeckter-tisch-von-oben.png');
  expect(generatedFileName('Äpfel & Öl', 'image/jpeg')).toBe('äpfel-öl.jpg');
  expect(generatedFileName('???', 'image/webp')).toBe('bild.webp');
});
