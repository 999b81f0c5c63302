import { expect, test } from '@jest/globals';
import { branchIdentifierOf, isLegalPath, legalPages, pageTitle, placeOf, remoteOf } from './page.ts';

const names = {
  config: { seoTitle: '', title: 'Pizza in Wien', shopName: 'Marillo' },
  divisions: [{ title: 'Bei welchem Marillo bestellen Sie heute?' }],
  branches: [{ identifier: 'neubau', name: 'Marillo Neubau' }],
};

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
  ['/backend/orders', 'Back Office - Pizza in Wien'],
  ['/store/nirgends', 'Seite nicht gefunden - Pizza in Wien'],
  ['/gibt-es-nicht', 'Seite nicht gefunden - Pizza in Wien'],
])('%s is called %s', (path, title) => expect(pageTitle(path, names)).toBe(title));

// PAGE-04
test('the base title is the one for search engines, then the title, then the shop', () => {
  const base = (config: Partial<typeof names.config>) =>
    pageTitle('/', { ...names, divisions: [], config: { seoTitle: '', title: '', shopName: 'Marillo', ...config } });
  expect(base({})).toBe('Marillo');
  expect(base({ title: 'Titel' })).toBe('Titel');
  expect(base({ title: 'Titel', seoTitle: 'Suche' })).toBe('Suche');
});

test.each([
  ['/', 'list'],
  ['/backend', 'backend'],
  ['/backend/login', 'backend'],
  ['/backendler', 'page'],
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
  ['/kontakt', 'page'],
])('%s lies in %s', (path, place) => expect(placeOf(path)).toBe(place));

test.each([
  ['/', 'storefront'],
  ['/store/neubau', 'storefront'],
  ['/kontakt', 'storefront'],
  ['/backend/orders', 'back-office'],
  ['/frontdesk', 'back-office'],
])('%s is drawn by %s', (path, remote) => expect(remoteOf(path)).toBe(remote));

test('the footer’s texts are the four legal pages, and nothing that every object has', () => {
  expect(Object.keys(legalPages).every(isLegalPath)).toBe(true);
  expect(Object.values(legalPages)).toEqual(['AGB', 'Datenschutz', 'Impressum', 'Allergene']);
  expect(isLegalPath('toString')).toBe(false);
});

test('a branch is read from its path, also below it, and never from nonsense', () => {
  expect(['/store/neubau', '/store/neubau/checkout'].map(branchIdentifierOf)).toEqual(['neubau', 'neubau']);
  expect(branchIdentifierOf('/store/caf%C3%A9')).toBe('café');
  expect(['/store/%E0%A4%A', '/x/store/neubau', '/'].map(branchIdentifierOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
