import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openCheckout } from '../../testing/open-checkout.tsx';

const realFetch = globalThis.fetch;
/** Recorded requests with body, except those that load the page. */
let sent: { call: string; id: string; body: Record<string, unknown> | undefined }[];
const capacity = { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z') });
  sent = [];
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  globalThis.fetch = (async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return new Response(JSON.stringify({ data: capacity }));
    const [, path = '', id = ''] = /^\/api(\/[\w-]+)\/?(.*)$/.exec(url) ?? [];
    sent.push({ call: `${method} ${path}`, id, body: body ? JSON.parse(String(body)) : undefined });
    return new Response(method === 'POST' ? '{}' : null, { status: method === 'POST' ? 422 : 204 });
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

const keeping = { config: { enablePluginAbandonedCarts: true, businessName: 'Marillo GmbH' } };
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Marillo GmbH darf mich anrufen/ });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pause = (ms = 1_000) => act(() => jest.advanceTimersByTimeAsync(ms));
const calls = () => sent.map(({ call }) => call);

test('CHECKOUT-31: shows no checkbox if the business has not enabled it', async () => {
  openCheckout();
  expect(screen.queryByRole('checkbox', { name: /darf mich anrufen/ })).toBeNull();
  type('Vorname', 'Dora');
  await pause(5_000);
  expect(sent).toEqual([]);
});

test('CHECKOUT-31: shows no checkbox on a kiosk', () => {
  sessionStorage.setItem('asp.test.selfservice', 'innenstadt');
  openCheckout(keeping);
  expect(screen.queryByRole('checkbox', { name: /darf mich anrufen/ })).toBeNull();
});

test('CHECKOUT-31: the checkbox is unchecked and explained; nothing is sent before that', async () => {
  openCheckout(keeping);
  expect(box().checked).toBe(false);
  const note = document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent;
  expect(note).toMatch(/^Freiwillig\..*löschen.*Nach einer Stunde.*halbes Jahr.*jederzeit widerrufen/s);
  type('Vorname', 'Dora');
  await pause(5_000);
  expect(sent).toEqual([]);
  expect(JSON.stringify(sessionStorage)).not.toContain('kept');
});

test('STAT-17: sends the form after a pause in typing under one id, which the order refers to', async () => {
  openCheckout(keeping);
  fireEvent.click(box());
  type('Vorname', 'D');
  await pause(500);
  type('Vorname', 'Dora');
  await pause(999);
  expect(sent).toEqual([]);
  await pause(1);
  type('Telefon', '+43 660 99999');
  await pause();
  expect(calls()).toEqual(['PUT /kept-carts', 'PUT /kept-carts']);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent[1]?.body).toEqual({
    branch: expect.any(String),
    consent: true,
    firstName: 'Dora',
    lastName: 'Maier',
    email: '',
    phone: '+4366099999',
    items: [{ product: expect.any(String), amount: 1, unit: 'piece' }],
  });
  for (const consent of screen.getAllByRole('checkbox', { name: /AGB|Datenschutz/ })) fireEvent.click(consent);
  fireEvent.click(screen.getByRole('button', { name: /abschicken/ }));
  await pause();
  expect(sent.at(-1)).toMatchObject({ call: 'POST /orders', body: { keptCart: sent[0]?.id } });
});

test('STAT-17: unchecking deletes the stored cart at once; checking again creates a new one', async () => {
  openCheckout(keeping);
  fireEvent.click(box());
  await pause();
  fireEvent.click(box());
  expect(calls()).toEqual(['PUT /kept-carts', 'DELETE /kept-carts']);
  expect(sent[1]?.id).toBe(sent[0]?.id);
  type('Vorname', 'Dora');
  await pause(5_000);
  expect(sent).toHaveLength(2);
  fireEvent.click(box());
  await pause();
  expect(sent[2]?.id).not.toBe(sent[0]?.id);
});

test('STAT-17: stores no cart without a contact, and deletes it when the contact is removed', async () => {
  openCheckout(keeping);
  type('Telefon', '12');
  fireEvent.click(box());
  await pause(5_000);
  expect(sent).toEqual([]);
  type(/^E.Mail/, 'dora@example');
  await pause(5_000);
  expect(sent).toEqual([]);
  type(/^E.Mail/, 'dora@example.at');
  await pause();
  type(/^E.Mail/, '');
  await pause();
  expect(calls()).toEqual(['PUT /kept-carts', 'DELETE /kept-carts']);
  expect(box().checked).toBe(true);
});

test('STAT-17: after a reload the checkbox is as before and the same stored cart is updated', async () => {
  openCheckout(keeping);
  fireEvent.click(box());
  await pause();
  document.body.innerHTML = '';
  openCheckout(keeping);
  expect(box().checked).toBe(true);
  await pause();
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('STAT-17: removing the last item deletes the stored cart', async () => {
  openCheckout(keeping);
  fireEvent.click(box());
  await pause();
  fireEvent.click(screen.getByRole('button', { name: /entfernen/ }));
  await pause(5_000);
  expect(calls()).toEqual(['PUT /kept-carts', 'DELETE /kept-carts']);
});
