import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sceneSlug } from './scene-slug.ts';

test('derives a path of letters, digits and single hyphens from any name', () => {
  const pieces = fc.constantFrom('a', 'Z', '7', 'ä', ' ', '-', '_', '#', '𒉝', 'Speisekarte');
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 90 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(names, (name) => {
      const slug = sceneSlug(name);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(70);
    }),
  );
});

test.each([
  ['Speisekarte am Eingang', 'speisekarte-am-eingang'],
  ['#__defin', 'defin'],
  ['🍕', 'szene'],
])('derives the path of „%s“', (name, slug) => {
  expect(sceneSlug(name)).toBe(slug);
});
