import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { checkedOutAt as branch, openCheckout } from '../../testing/open-checkout.tsx';
import { emptyForm, type OrderForm } from '../cart/cart.ts';

const realFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    const data =
      method === 'POST'
        ? { uid: 'u', hash: 'h', ticketNumber: 7 }
        : { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 };
    return new Response(JSON.stringify({ data }), { status: 201, headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
});

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

const filled: OrderForm = {
  ...emptyForm,
  firstName: 'Ada',
  lastName: 'Maier',
  phone: '+4366012345',
  paymentMethod: 'cash',
  consents: { legalInstructions: true, privacyPolicy: true },
};

// CHECKOUT-25
test('after a failed payment one sends it again at once: all else is told in lines, and opened where it is to be another', async () => {
  openCheckout({ end: '/error', cart: { order: filled } });
  expect(screen.queryByRole('textbox')).toBeNull();
  const order = [
    screen.getByRole('heading', { name: 'Bezahlung' }),
    screen.getByText('1 Produkt'),
    screen.getByRole('button', { name: /abschicken/ }),
    screen.getByText('Ada Maier'),
    screen.getByText('bestätigt'),
  ];
  for (const [index, one] of order.slice(1).entries())
    expect(one.compareDocumentPosition(order[index] as Element) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Kontakt: Ändern' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Vorname'));
  expect(screen.queryByText('bestätigt')).toBeNull();
});

test('what lacks something is not folded, and what the order is refused for is opened', async () => {
  const { unmount } = openCheckout({ end: '/error', cart: { order: { ...filled, lastName: '' } } });
  screen.getByLabelText('Nachname');
  unmount();

  globalThis.fetch = (async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    const errors = [{ code: 'NAME_UNKNOWN', field: 'lastName', message: 'Diesen Namen gibt es nicht.' }];
    const body =
      method === 'POST' ? { errors } : { data: { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 } };
    return new Response(JSON.stringify(body), {
      status: method === 'POST' ? 422 : 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
  openCheckout({ end: '/error', cart: { order: filled } });
  expect(screen.queryByLabelText('Nachname')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /abschicken/ }));
  await screen.findByRole('link', { name: 'Diesen Namen gibt es nicht.' });
  screen.getByLabelText('Nachname');
});
