import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { numberIn, pathOf, postPath, projectPath, toSlug } from './slug.ts';
import { isAllowedUrl, isOwnPath, normalizedUrl, safeUrl } from './urls.ts';
import { matchesWildcard } from './wildcard.ts';

// NUMBER-04
test.each([
  ['Örtliches Entwicklungskonzept', 'oertliches-entwicklungskonzept'],
  ['Straße_und  Schiene', 'strasse-und-schiene'],
  ['Matrei: ein Ortskern, der wieder Alltag kann', 'matrei-ein-ortskern-der-wieder-alltag-kann'],
  ['A - B', 'a-b'],
  ['Wien?', 'wien'],
  ['50 %', '50'],
  ['!!!', ''],
])('converts %s to the slug %s', (text, slug) => expect(toSlug(text)).toBe(slug));

test('creates slugs of letters, digits and single hyphens, idempotently', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = toSlug(text);
      expect(slug).toMatch(/^-?[a-z0-9]*(-[a-z0-9]+)*$/);
      expect(toSlug(slug)).toBe(slug);
    }),
  );
});

// NUMBER-05
test.each([
  ['/Büro/Über uns/', 'buero/ueber-uns'],
  ['./a_b.c/-', 'a_b.c'],
  ['//', ''],
])('converts the path %s to %s', (text, path) => expect(pathOf(text)).toBe(path));

test('normalises paths idempotently, and no path leaves the site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const path = pathOf(text);
      expect(path).toMatch(/^([a-z0-9_]([a-z0-9._/-]*[a-z0-9_])?)?$/);
      expect(pathOf(path)).toBe(path);
    }),
  );
});

// NUMBER-03
test('reads the number of an address after the last hyphen, whatever the title', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 999_999_999 }), (title, number) => {
      for (const path of [postPath({ title, number }), projectPath({ title, number })])
        expect(numberIn(path.split('/').pop() ?? '')).toBe(number);
    }),
  );
  expect(['matrei', 'a-', 'a-0', 'a-01', 'a-1x', ''].map(numberIn)).toEqual(Array(6).fill(undefined));
  expect(postPath({ title: '???', number: 7 })).toBe('/magazin/7');
});

// CONTENT-07
test.each([
  ['/alt/*', '/alt/a/b', true],
  ['/alt/*', '/alt', false],
  ['*', '', true],
  ['/a?c', '/aBc', true],
  ['/a?c', '/ac', false],
  ['*b*d', 'abcd', true],
  ['*b*d', 'abcde', false],
  ['a.c', 'abc', false],
])('%s matches %s: %s', (pattern, text, expected) => expect(matchesWildcard(pattern, text)).toBe(expected));

test('matches a pattern like the equivalent regular expression', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 8 });
  const texts = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
  fc.assert(
    fc.property(letters, texts, (pattern, text) => {
      const expression = new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`);
      expect(matchesWildcard(pattern, text)).toBe(expression.test(text));
    }),
  );
});

// LINK-01
test('adds http:// to a link without http, https or a slash, and keeps links to other schemes', () => {
  const others = ['mailto:a@a.at', 'tel:+431', '#oben'];
  expect(others.map(normalizedUrl)).toEqual(others);
  expect(['example.at', 'https://a.at', 'HTTP://a.at', '/kontakt', ' a.at '].map(normalizedUrl)).toEqual([
    'http://example.at',
    'https://a.at',
    'HTTP://a.at',
    '/kontakt',
    'http://a.at',
  ]);
});

const hostile = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil',
  'http:///evil',
  '\u0000javascript:alert(1)',
  'http://javascript:alert(1)',
];

test.each(hostile)('rejects %j as a link of content', (url) => expect(isAllowedUrl(url)).toBe(false));

test('never allows a link that runs code', () => {
  const written = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...hostile), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(written, (url) => {
      const safe = safeUrl(url);
      if (safe === undefined) return;
      const { protocol, host } = new URL(safe, 'https://talraum.example');
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
      if (isOwnPath(safe)) expect(host).toBe('talraum.example');
    }),
  );
  expect([safeUrl(''), safeUrl(undefined), safeUrl(7), safeUrl('//evil.example')]).toEqual(Array(4).fill(undefined));
});
