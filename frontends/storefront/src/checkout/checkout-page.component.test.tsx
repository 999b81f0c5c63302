import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { type Product, products } from '@theke/contracts/catalog/product';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import { ToastProvider } from '@theke/ui/toast';
import { MemoryRouter, Route, Routes } from 'react-router';
import { emptyForm } from '../cart/cart.ts';
import { makeCartStore } from '../cart/cart-store.ts';
import { CartContext } from '../cart/use-cart.ts';
import { lazyPage } from '../lazy-page.tsx';
import CheckoutPage from './checkout-page.tsx';

const id = '0199f000-0000-7000-8000-000000000001';
const stored = { id, version: 1, createdAt: '2026-11-22T09:00:00.000Z', updatedAt: '2026-11-22T09:00:00.000Z' };
const branch = { ...branches.draft.parse(branches.example), ...stored } as Branch;
const product = { ...products.draft.parse(products.example), ...stored } as Product;
const shop = {
  config: { ...config.parse({ shopName: 'Pizzeria Marillo', version: 1 }), shopKey: 'test' } as InitConfig,
  branches: [branch],
  divisions: [],
  tags: [],
};

const realFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    const data = method === 'POST' ? { uid: 'u', hash: 'h', ticketNumber: 7 } : { soldOut: [], fullSlots: [] };
    return new Response(JSON.stringify({ data }), { status: 201, headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
});

/** The checkout with one pizza and all that is asked for, and the page of the order, whose code is loaded when `load` is called. */
function openCheckout() {
  const carts = makeCartStore(sessionStorage, 'test');
  const order = {
    ...emptyForm,
    firstName: 'Ada',
    lastName: 'Maier',
    phone: '+4366012345',
    paymentMethod: 'cash',
  } as const;
  carts.change(branch.identifier, () => ({ items: [{ product, amount: 1, unit: 'piece', parts: [] }], order }));
  const code = Promise.withResolvers<{ default: () => React.ReactNode }>();
  const StatusPage = lazyPage(() => code.promise, <p>lädt</p>);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ShopContext value={shop}>
          <CartContext value={carts}>
            <MemoryRouter initialEntries={[`/store/${branch.identifier}/checkout`]}>
              <Routes>
                <Route path="/store/:branchIdentifier/checkout" element={<CheckoutPage />} />
                <Route path="/status/:uid/:hash" element={<StatusPage />} />
              </Routes>
            </MemoryRouter>
          </CartContext>
        </ShopContext>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { carts, load: () => code.resolve({ default: () => <h1>Bestellung 7</h1> }) };
}

test('after the order is placed nobody reads of an empty cart while the page of the order is loaded', async () => {
  const seen = new Set<string | null>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const { carts, load } = openCheckout();
  for (const box of screen.getAllByRole('checkbox', { name: /AGB|Datenschutz/ })) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: /abschicken/ }));
  await screen.findByText('lädt');
  load();
  await screen.findByText('Bestellung 7');
  watch.disconnect();
  expect([...seen]).toEqual(['Fast geschafft', 'Bestellung 7']);
  expect(carts.read(branch.identifier).items).toEqual([]);
});

test('without a connection nothing is sent, and it is said; with one it goes on', async () => {
  const sent: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    // How full the branch is nobody answers either.
    if (init?.method !== 'POST') return new Promise(() => {});
    sent.push(url);
    return answer(url, init);
  }) as typeof fetch;
  let isOnline = false;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  const { load } = openCheckout();
  for (const box of screen.getAllByRole('checkbox', { name: /AGB|Datenschutz/ })) fireEvent.click(box);
  const send = screen.getByRole<HTMLButtonElement>('button', { name: /abschicken/ });
  await userEvent.click(send);
  expect(sent).toEqual([]);
  screen.getByText('Ihr Warenkorb bleibt gespeichert');

  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('Ihr Warenkorb bleibt gespeichert')).toBeNull();
  await userEvent.click(send);
  await screen.findByText('lädt');
  load();
  expect(sent).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'onLine');
});
