import { expect, test } from '@jest/globals';
import { routeNameOf } from './route-name.ts';

test('STAT-12: a page view carries the name of its route, and nothing that names an order', () => {
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
