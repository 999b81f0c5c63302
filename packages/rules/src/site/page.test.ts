import { expect, test } from '@jest/globals';
import { branchIdentifierOf, guestPageName, isLegalPath, legalPages, pageKindOf, pageTitle } from './page.ts';

const names = {
  hasHomePage: false,
  divisions: [{ title: 'Bei welchem Marillo bestellen Sie heute?' }],
  branches: [{ identifier: 'neubau', name: 'Marillo Neubau' }],
};
const shop = { seoTitle: '', title: 'Pizza in Wien', shopName: 'Marillo' };

// PAGE-03
test.each([
  ['/', 'Bei welchem Marillo bestellen Sie heute? - Pizza in Wien'],
  ['/store/neubau', 'Marillo Neubau - Pizza in Wien'],
  ['/store/neubau/checkout', 'Bestellvorgang - Pizza in Wien'],
  ['/store/neubau/checkout/error', 'Bestellvorgang - Pizza in Wien'],
  ['/pay/ABCD2345/x', 'Bezahlung - Pizza in Wien'],
  ['/test-payment/x', 'Bezahlung - Pizza in Wien'],
  ['/status/ABCD2345/x', 'Bestellstatus - Pizza in Wien'],
  ['/site/imprint', 'Impressum - Pizza in Wien'],
  ['/kontakt', 'Kontakt - Pizza in Wien'],
  ['/store/nirgends', 'Seite nicht gefunden - Pizza in Wien'],
  ['/gibt-es-nicht', 'Seite nicht gefunden - Pizza in Wien'],
])('names %s %s', (path, title) => expect(pageTitle(guestPageName(path, names), shop)).toBe(title));

test('names a home page after the site', () =>
  expect(pageTitle(guestPageName('/', { ...names, hasHomePage: true }), shop)).toBe('Pizza in Wien'));

// PAGE-04
test.each([
  [{}, 'Marillo'],
  [{ title: 'Titel' }, 'Titel'],
  [{ title: 'Titel', seoTitle: 'Suche' }, 'Suche'],
])('uses the title for search engines as base title, then the title, then the shop: %j', (config, title) => {
  const named = { seoTitle: '', title: '', shopName: 'Marillo', ...config };
  expect(pageTitle(undefined, named)).toBe(title);
  expect(pageTitle('Neubau', named)).toBe(`Neubau - ${title}`);
});

test.each([
  ['/', 'list'],
  ['/store/neubau', 'branch'],
  ['/store/neubau/', 'branch'],
  ['/x/store/neubau', 'page'],
  ['/store/', 'page'],
  ['/store/neubau/checkout', 'checkout'],
  ['/store/neubau/checkout/error/', 'checkout'],
  ['/store/neubau/checkout/mehr', 'page'],
  ['/x/store/neubau/checkout', 'page'],
  ['/status/ABCD2345/x', 'status'],
  ['/status/ABCD2345/x/', 'status'],
  ['/status/ABCD2345', 'page'],
  ['/status/ABCD2345/x/y', 'page'],
  ['/x/status/ABCD2345/x', 'page'],
  ['/site/privacy', 'legal'],
  ['/site/other', 'page'],
  ['/kontakt', 'contact'],
  ['/kontakt/', 'contact'],
  ['/kontakt/mehr', 'page'],
])('classifies %s as %s', (path, place) => expect(pageKindOf(path)).toBe(place));

test('accepts exactly the four legal pages, and no names from the object prototype', () => {
  expect(Object.keys(legalPages).every(isLegalPath)).toBe(true);
  expect(Object.values(legalPages)).toEqual(['AGB', 'Datenschutz', 'Impressum', 'Allergene']);
  expect(isLegalPath('toString')).toBe(false);
});

test('reads a branch from its path and subpaths, and nothing from invalid ones', () => {
  expect(['/store/neubau', '/store/neubau/checkout'].map(branchIdentifierOf)).toEqual(['neubau', 'neubau']);
  expect(branchIdentifierOf('/store/caf%C3%A9')).toBe('café');
  expect(['/store/%E0%A4%A', '/x/store/neubau', '/'].map(branchIdentifierOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
