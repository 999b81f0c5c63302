import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { PaymentMethod } from '@theke/rules/payments/payment-methods';
import { PaymentTiles } from './payment-tiles.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function show(offer: object, offered: readonly PaymentMethod[]) {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ data: offer }), { headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <PaymentTiles
        zone="Europe/Vienna"
        offered={offered}
        chosen={undefined}
        error={undefined}
        onChoose={() => undefined}
      />
    </QueryClientProvider>,
  );
  return { asked, settled: () => queries.isFetching() === 0 };
}

// PAY-19
test('names what Stripe takes beside the online payment', async () => {
  show({ card: 'stripe', paypal: 'paypal' }, ['cash', 'card', 'paypal']);
  expect(await screen.findByText('Karte, Apple Pay, Google Pay')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Online bezahlen/ })).toBeTruthy();
  expect(screen.getAllByText(/Apple Pay/)).toHaveLength(1);
});

test('promises nothing with another provider, and asks nobody without online payments', async () => {
  const { asked } = show({ card: 'test', paypal: null }, ['cash', 'card']);
  await screen.findByRole('radio', { name: 'Online bezahlen' });
  expect(asked).toHaveLength(1);
  expect(screen.queryByText(/Apple Pay/)).toBeNull();
  expect(show({ card: 'stripe' }, ['cash']).asked).toEqual([]);
});
