// DISC-14
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { branches } from '@theke/contracts/catalog/branch';
import { type Product, products } from '@theke/contracts/catalog/product';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import MenuOffers from './menu-offers.tsx';

const names = ['Spritz', 'Lager', 'Zweigelt', 'Veltliner', 'Rosé', 'Cola'];
const menu = names.map(
  (name): Product => ({ ...products.events.changed.example, id: name, name, price: 5.5, isPriceHidden: false }),
);
const happyHour = {
  ...{ id: 'h', kind: 'prices', name: 'Happy Hour', percent: 10, amount: 0, products: [], code: '' },
  prices: names.map((id) => ({ product: { id }, price: 3.9 })),
  ...{ validFrom: null, validUntil: null, branches: [], orderTypes: [], minimum: 0 },
  // A Saturday.
  schedule: [{ type: 'saturday', from: '16:00', to: '18:00', isClosed: false }],
};

/** The API lists these only for staff. */
const ofStaff = [
  { ...happyHour, id: 'c', name: 'Nur mit Code', code: 'SOMMER26' },
  { ...happyHour, id: 'i', name: 'Nicht aktiv', isActive: false },
];

const realFetch = globalThis.fetch;
let requests: string[];
beforeEach(() => {
  requests = [];
  globalThis.fetch = (async (url: string) => {
    requests.push(url);
    return new Response(JSON.stringify({ data: [happyHour, ...ofStaff], meta: { total: 3, page: 1, pageSize: 500 } }), {
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function open(now: string) {
  const shop = {
    config: { ...config.parse({ shopName: 'Marillo', version: 1 }), shopKey: 'test' } as InitConfig,
    ...{ branches: [], divisions: [], tags: [] },
  };
  const branch = { ...branches.events.changed.example, timeZone: 'Europe/Vienna' };
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <ShopContext value={shop}>
        <MenuOffers
          branch={branch}
          now={new Date(now)}
          menu={{ card: { products: menu } }}
          ordering={{ choice: { orderType: 'takeaway' } }}
        />
      </ShopContext>
    </QueryClientProvider>,
  );
  return client;
}

test('names the products of a happy hour with both prices and its end, and folds a long list', async () => {
  open('2026-11-21T16:00:00Z');
  const offer = await screen.findByRole('region', { name: 'Happy Hour' });
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(offer.textContent).toContain('bis 18:00 Uhr');
  expect(within(offer).getAllByRole('listitem', { hidden: false })[0]?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Spritzjetzt 3,90 €statt 5,50 €',
  );
  await userEvent.click(within(offer).getByText('2 weitere Produkte'));
  expect(within(offer).getByText('Cola')).toBeTruthy();
});

test('shows nothing outside of its times', async () => {
  const client = open('2026-11-21T14:59:00Z');
  await waitFor(() => expect(client.getQueryState(['discounts'])?.status).toBe('success'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(requests).toEqual(['/api/discounts?pageSize=500']);
});
