import { expect, test } from '@jest/globals';
import { guestPageName } from './page.ts';
import { routeNameOf } from './route-name.ts';

test('STAT-12: names the route of a page view without identifying an order', () => {
  expect(
    [
      '/',
      '/store/innenstadt',
      '/store/innenstadt/checkout',
      '/store/innenstadt/checkout/error',
      '/status/K7M2XQPA/abcdef',
      '/site/imprint',
      '/kontakt',
      '/leistungen/planung',
    ].map(routeNameOf),
  ).toEqual(['division', 'branch', 'checkout', 'checkout_error', 'status', 'legal', 'contact', 'site']);
});

// PAGE-12
test.each([
  ['site', '/leistungen/planung', false, 'Seite nicht gefunden'],
  ['division', '/', false, 'Wo bestellen Sie?'],
  // The index is the home page instead of the list, and is named after the site.
  ['division', '/', true, undefined],
  ['branch', '/store/neubau', false, 'Marillo Neubau'],
  ['checkout', '/store/neubau/checkout', false, 'Bestellvorgang'],
  ['checkout_error', '/store/neubau/checkout/error', false, 'Bestellvorgang'],
  ['status', '/status/K7M2XQPA/abcdef', false, 'Bestellstatus'],
])('has the route %s at %s, named after its content (home page: %s)', (route, path, hasHomePage, name) => {
  const known = {
    hasHomePage,
    divisions: [{ title: 'Wo bestellen Sie?' }],
    branches: [{ identifier: 'neubau', name: 'Marillo Neubau' }],
  };
  expect([routeNameOf(path), guestPageName(path, known)]).toEqual([route, name]);
});
