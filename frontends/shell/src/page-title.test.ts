import { expect, test } from '@jest/globals';
import { pageTitle } from '@theke/rules/page';

const names = {
  config: { seoTitle: '', title: 'Pizza in Wien', shopName: 'Marillo' },
  divisions: [{ title: 'Bei welchem Marillo bestellen Sie heute?' }],
  branches: [{ identifier: 'neubau', name: 'Marillo Neubau' }],
};

test.each([
  ['/', 'Bei welchem Marillo bestellen Sie heute? - Pizza in Wien'],
  ['/store/neubau', 'Marillo Neubau - Pizza in Wien'],
  ['/store/neubau/checkout', 'Bestellvorgang - Pizza in Wien'],
  ['/store/neubau/checkout/error', 'Bestellvorgang - Pizza in Wien'],
  ['/status/ABCD2345/x', 'Bestellstatus - Pizza in Wien'],
  ['/site/imprint', 'Impressum - Pizza in Wien'],
  ['/store/nirgends', 'Seite nicht gefunden - Pizza in Wien'],
  ['/gibt-es-nicht', 'Seite nicht gefunden - Pizza in Wien'],
])('%s is called %s', (path, title) => expect(pageTitle(path, names)).toBe(title));

test('the base title is the one for search engines, then the title, then the shop', () => {
  const base = (config: Partial<typeof names.config>) =>
    pageTitle('/', { ...names, divisions: [], config: { seoTitle: '', title: '', shopName: 'Marillo', ...config } });
  expect(base({})).toBe('Marillo');
  expect(base({ title: 'Titel' })).toBe('Titel');
  expect(base({ title: 'Titel', seoTitle: 'Suche' })).toBe('Suche');
});
