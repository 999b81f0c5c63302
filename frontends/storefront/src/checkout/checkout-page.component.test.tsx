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

test("does not show an empty cart while the order's page is loading", async () => {
  const headings = new Set<string | null>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('h1')) headings.add(textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const { carts, load } = openCheckout();
  for (const box of screen.getAllByRole('checkbox', { name: /AGB|Datenschutz/ })) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: /abschicken/ }));
  await screen.findByText('lädt');
  load();
  await screen.findByText('Bestellung 7');
  watch.disconnect();
  expect([...headings]).toEqual(['Fast geschafft', 'Bestellung 7']);
  expect(carts.read(branch.identifier).items).toEqual([]);
});

test('sends nothing while offline and says so; sends once online', async () => {
  const sent: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    // The capacity request stays pending.
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
test('after a failed payment, shows the checkout as filled in, with the message at the top', async () => {
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const { unmount } = openCheckout({ cart: { order: filled } });
  const usual = headings();
  unmount();
  openCheckout({ end: '/error', cart: { order: filled } });
  expect(headings()).toEqual(usual);
  const elements = [
    screen.getByText('Leider ist Ihre Zahlung fehlgeschlagen.'),
    screen.getByLabelText('Nachname'),
    screen.getByRole('heading', { name: 'Bezahlung' }),
    screen.getByRole('button', { name: /abschicken/ }),
  ];
  for (const [index, one] of elements.slice(1).entries())
    expect(one.compareDocumentPosition(elements[index] as Element) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nachname').value).toBe('Maier');
});
