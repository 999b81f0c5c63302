import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import { OwnStamps } from './own-stamps.tsx';

const realFetch = globalThis.fetch;
let stamps = 0;
let requests = 0;
beforeEach(() => {
  [stamps, requests] = [6, 0];
  globalThis.fetch = (async () => {
    requests += 1;
    const reward = { kind: 'amount', amount: 5, percent: 100, products: [] };
    const stampCard = { stamps, needed: 10, minimum: 10, nextExpiry: null, reward, rewards: [] };
    return new Response(JSON.stringify({ data: { email: 'anna@gast.example', stampCard } }), {
      headers: { 'content-type': 'application/json' },
    });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  localStorage.clear();
});

const page = (client: QueryClient, isCompleted: boolean) => {
  const shop = {
    config: { ...config.parse({ shopName: 'Marillo', version: 1 }), shopKey: 'test' } as InitConfig,
    ...{ branches: [], divisions: [], tags: [] },
  };
  return (
    <QueryClientProvider client={client}>
      <ShopContext value={shop}>
        <OwnStamps isCompleted={isCompleted} />
      </ShopContext>
    </QueryClientProvider>
  );
};

// LOYAL-07
test('shows the card of a logged-in guest, with the new stamp once the order is completed', async () => {
  localStorage.setItem('theke.test.account', '1');
  const client = new QueryClient();
  const { rerender } = render(page(client, false));
  await screen.findByRole('img', { name: '6 von 10 Stempeln' });
  stamps = 7;
  rerender(page(client, true));
  await screen.findByRole('img', { name: '7 von 10 Stempeln' });
  expect(requests).toBe(2);
});

test('asks nothing and shows nothing for guests who have not logged in', async () => {
  const client = new QueryClient();
  render(page(client, true));
  await waitFor(() => expect(client.getQueryState(['account'])?.status).toBe('success'));
  expect([requests, screen.queryByRole('img')]).toEqual([0, null]);
});
