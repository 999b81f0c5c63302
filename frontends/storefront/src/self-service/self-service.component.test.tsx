import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import { BrowserRouter } from '../router/browser-router.tsx';
import { SelfService } from './self-service.tsx';

const stored = (end: number) => ({
  id: `0199f000-0000-7000-8000-00000000000${end}`,
  version: 1,
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
});
const branch = {
  ...branches.draft.parse(branches.example),
  ...stored(1),
  isDineInEnabled: true,
  isSelfServiceEnabled: true,
} as Branch;
const category = { ...categories.draft.parse(categories.example), ...stored(2) };
const product = { ...products.draft.parse(products.example), ...stored(3), category: { id: category.id } };
const menu = {
  ...menus.draft.parse({
    ...menus.example,
    catalog: [{ id: category.id, products: [{ id: product.id }] }],
  }),
  ...stored(4),
};
const shop = {
  config: { ...config.parse({ shopName: 'Marillo', version: 1 }), shopKey: 'test' } as InitConfig,
  branches: [branch],
  divisions: [],
  tags: [],
};
const path = `/store/${branch.identifier}`;

const realFetch = globalThis.fetch;
let isCut = false;
let sent: Record<string, unknown>[] = [];
beforeEach(() => {
  isCut = false;
  sent = [];
  globalThis.fetch = (async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (isCut) throw new TypeError('network');
    if (method === 'POST') sent.push(JSON.parse(String(body)));
    const data =
      method === 'POST'
        ? { uid: 'u', hash: 'h', ticketNumber: 7, totals: { total: { gross: 10.9 } } }
        : { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 };
    return new Response(JSON.stringify({ data }), { status: 200, headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

function open(url: string, shown: Branch = branch) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  window.history.replaceState(null, '', url);
  queries.setQueryData(['card', branch.id], { menus: [menu], categories: [category], products: [product] });
  const rendered = render(
    <QueryClientProvider client={queries}>
      <ShopContext value={{ ...shop, branches: [shown] }}>
        <BrowserRouter>
          <SelfService>
            <p>Seiten des Shops</p>
          </SelfService>
        </BrowserRouter>
      </ShopContext>
    </QueryClientProvider>,
  );
  return { queries, ...rendered };
}
const screensaver = () => screen.queryByRole('button', { name: /^Marillo/, hidden: true });
const tap = async () => fireEvent.click(await screen.findByRole('button', { name: /^Marillo/, hidden: true }));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

/** From the screensaver to the question how to pay. */
async function orderOne(shown?: Branch) {
  open(`${path}?selfservice=1`, shown);
  await tap();
  await press('Hier essen');
  await press(`${product.name}: Zum Warenkorb hinzufügen`);
  await press(/^Bestellung ansehen/);
  await press(/^Weiter/);
}

// KIOSK-01
test("shows no screensaver on a guest's device; a kiosk stays one after its first URL", async () => {
  const guest = open(path);
  expect(screensaver()).toBeNull();
  expect(screen.getByText('Seiten des Shops')).toBeTruthy();
  guest.unmount();
  const first = open(`${path}?selfservice=1`);
  await tap();
  first.unmount();
  open(path);
  await tap();
  expect(screensaver()).toBeNull();
  expect(screen.queryByText('Seiten des Shops')).toBeNull();
});

// KIOSK-03, KIOSK-04, KIOSK-07
test('orders without contact data and shows the number, then returns to the screensaver', async () => {
  await orderOne();
  await press(/^Mit einer Nummer/);
  await press(/^Barzahlung/);
  await press(/^Für .* bestellen$/);
  expect(await screen.findByText('7')).toBeTruthy();
  expect(screen.getByText(/^Bitte bezahlen Sie 10,90/)).toBeTruthy();
  expect(sent).toMatchObject([
    { deliveryType: 'dineIn', isSelfService: true, firstName: '', phone: '', appointmentDate: null },
  ]);
  jest.useFakeTimers();
  fireEvent.pointerDown(document.body);
  act(() => jest.advanceTimersByTime(19_000));
  expect(screensaver()).toBeNull();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screensaver()).not.toBeNull();
});

// CHECKOUT-41
test.each([
  ['Europe/Vienna', 'an der Kassa'],
  ['Europe/Berlin', 'an der Kasse'],
])('in %s the payment and the ticket say %s', async (timeZone, till) => {
  await orderOne({ ...branch, timeZone });
  await press(/^Mit einer Nummer/);
  await press(new RegExp(`^Barzahlung.*${till}`));
  await press(/^Für .* bestellen$/);
  expect(await screen.findByText(new RegExp(`^Bitte bezahlen Sie .* ${till}\\.$`))).toBeTruthy();
});

// KIOSK-06
test('while the line is cut, keeps the menu, orders nothing, and says so when the guest gives up', async () => {
  await orderOne();
  isCut = true;
  await press(/^Mit meinem Namen/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Ihr Name' }), { target: { value: 'Ada' } });
  await press('Weiter');
  await press(/^Barzahlung/);
  await press(/^Für .* bestellen$/);
  await press('Nicht bestellen');
  await screen.findByText('Es wurde nichts bestellt.', undefined, { timeout: 4_000 });
  expect(sent).toEqual([]);
  isCut = false;
  await press('Noch einmal versuchen');
  await waitFor(() => expect(sent).toMatchObject([{ firstName: 'Ada' }]));
  await screen.findByText('Danke, Ada!');
});

// KIOSK-02
test('deletes all data of the guest a minute after the last input', async () => {
  await orderOne();
  await press(/^Mit meinem Namen/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Ihr Name' }), { target: { value: 'Ada' } });
  jest.useFakeTimers();
  fireEvent.pointerDown(document.body);
  act(() => jest.advanceTimersByTime(59_000));
  expect(screensaver()).toBeNull();
  act(() => jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  expect(screensaver()).not.toBeNull();
  // The empty cart of the next guest is stored.
  expect(JSON.stringify(sessionStorage)).not.toMatch(new RegExp(`Ada|${product.id}`));
  await tap();
  await screen.findByText('Wo möchten Sie essen?');
});

// KIOSK-02, KIOSK-06
test('waits longer while an order is pending, and sends it again with its key after a reload', async () => {
  isCut = true;
  sessionStorage.setItem(`asp.test.attempt.${branch.identifier}`, '{"key":"k","body":{"branch":"b"}}');
  open(`${path}?selfservice=1`);
  await tap();
  await screen.findByText('Wir warten auf die Bestätigung.');
  isCut = false;
  await screen.findByText('7', undefined, { timeout: 4_000 });
  expect(sent).toEqual([{ branch: 'b' }]);
});
