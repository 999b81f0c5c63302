import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isQrTarget, taggedTarget } from './qr-address.ts';
import { qrPathPattern } from './qr-path.ts';
import { preferredLanguage } from './visit-device.ts';

test('QR-03: accepts a path of the own site or a public host name, and nothing else', () => {
  const allowed = [
    '/',
    '/store/neubau',
    '/store/neubau?table=12#mittag',
    'https://example.com',
    'https://a.b.example/x?y=1',
  ];
  const refused = [
    '',
    'store',
    '//evil.example',
    '/\\evil.example',
    '/a b',
    '/q/n12',
    '/q',
    '/./q/n12',
    '/.//evil.example',
    '/api/logout',
    '/a/../api/logout',
    'http://example.com',
    'HTTPS:example.com',
    'https://example.com:8443',
    'https://user@example.com',
    'https://user@example.com',
    'https://localhost',
    'https://192.0.2.1',
    'https://0x7f.1',
    'https://[2001:db8::1]',
    'https://printer.local',
    'https://example.com\\@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
  ];
  expect(allowed.filter((target) => !isQrTarget(target))).toEqual([]);
  expect(refused.filter(isQrTarget)).toEqual([]);
});

test('QR-03: keeps every allowed target on the own site or on https', () => {
  const anyTarget = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.webPath(),
    fc
      .array(fc.constantFrom('/', '\\', '.', 'a', '?', '#', ':', '@', 'q', '%2f', '\t'), { maxLength: 12 })
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(anyTarget, (target) => {
      fc.pre(isQrTarget(target));
      const { origin, protocol, port } = new URL(target, 'https://own.example');
      expect([protocol, port]).toEqual(['https:', '']);
      if (target.startsWith('/')) expect(origin).toBe('https://own.example');
      const tagged = new URL(taggedTarget(target, 'n12'), 'https://own.example');
      expect(tagged.origin).toBe(origin);
      expect(tagged.searchParams.getAll('qr')).toEqual(
        origin === 'https://own.example' ? ['n12'] : tagged.searchParams.getAll('qr'),
      );
    }),
    { numRuns: 2_000 },
  );
});

test('QR-04: adds the code to targets on the own site only', () => {
  expect(taggedTarget('/store/neubau?table=12#mittag', 'n12')).toBe('/store/neubau?table=12&qr=n12#mittag');
  expect(taggedTarget('/?qr=alt', 'n12')).toBe('/?qr=n12');
  expect(taggedTarget('https://example.com/?a=1', 'n12')).toBe('https://example.com/?a=1');
});

test('requires short paths that can be read aloud', () => {
  const isPath = (path: string) => qrPathPattern.test(path);
  expect(['n12', 'a', 'tisch-12', 'x'.repeat(40)].filter((path) => !isPath(path))).toEqual([]);
  expect(['', '-a', 'a-', 'A', 'ä', 'a/b', 'a b', 'x'.repeat(41)].filter(isPath)).toEqual([]);
});

test('QR-02: reads the preferred language', () => {
  expect(
    ['de-AT,de;q=0.9,en;q=0.8', 'en;q=0.5, fr;q=0.7', '*', '', 'de;q=0,en', 'EN-us', 'x1;q=2'].map(preferredLanguage),
  ).toEqual(['de', 'fr', undefined, undefined, 'en', 'en', undefined]);
});

test('QR-04: preserves the query of a scan for paths of the own site only', () => {
  expect(taggedTarget('/store/a?lang=en#karte', 'n12', 'utm_source=brief&qr=x')).toBe(
    '/store/a?lang=en&qr=n12&utm_source=brief#karte',
  );
  expect(taggedTarget('https://example.at/', 'n12', 'utm_source=brief')).toBe('https://example.at/');
});
