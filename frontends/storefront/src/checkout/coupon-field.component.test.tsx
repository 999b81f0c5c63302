// DISC-04, DISC-06
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openCheckout } from '../../testing/open-checkout.tsx';

const terms = {
  ...{ id: 'd', name: 'Sommeraktion', kind: 'percent', percent: 10, amount: 0, products: [], code: 'SOMMER26' },
  ...{ validFrom: null, validUntil: null, schedule: [], branches: [], orderTypes: [], minimum: 0 },
};
const { code: _, ...lunch } = { ...terms, id: 'e', name: 'Mittag', kind: 'amount', amount: 2 };

const realFetch = globalThis.fetch;
let automatic: object[];
let coupon: object;
let orders: { couponCode?: string; expectedTotal?: number }[];
const reply = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
beforeEach(() => {
  [automatic, coupon, orders] = [[], terms, []];
  globalThis.fetch = (async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/discounts/check'))
      return JSON.parse(String(body)).code === 'falsch'
        ? reply({ errors: [{ code: 'COUPON_UNKNOWN', message: 'Diesen Gutscheincode gibt es nicht.' }] }, 422)
        : reply({ data: coupon });
    if (url.includes('/discounts'))
      return reply({ data: automatic, meta: { total: automatic.length, page: 1, pageSize: 500 } });
    if (url.endsWith('/orders')) {
      orders.push(JSON.parse(String(body)));
      return reply({ data: { uid: 'u', hash: 'h', ticketNumber: 7 } }, 201);
    }
    return reply({ data: { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 } });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
});

async function enter(code: string) {
  const open = screen.queryByRole('button', { name: 'Gutscheincode einlösen' });
  if (open) await userEvent.click(open);
  const input = screen.getByLabelText(/^Gutscheincode/);
  await userEvent.clear(input);
  await userEvent.type(input, `${code}{Enter}`);
}

test('names an unknown code at its field, then shows the discount of a right one and orders with it', async () => {
  const { load } = openCheckout();
  await enter('falsch');
  await screen.findByText('Diesen Gutscheincode gibt es nicht.');
  await enter('sommer26');
  await screen.findByText(/^−1,09/);
  for (const box of screen.getAllByRole('checkbox', { name: /AGB|Datenschutz/ })) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: /abschicken 9,81/ }));
  load();
  await screen.findByText('Bestellung 7');
  expect(orders).toMatchObject([{ couponCode: 'SOMMER26', expectedTotal: 9.81 }]);
});

test('says what is missing to the minimum, and removes the code again', async () => {
  coupon = { ...terms, minimum: 20 };
  openCheckout();
  await enter('sommer26');
  await screen.findByText(/^Dieser Gutscheincode gilt ab 20,00.*Es fehlen noch 9,10/);
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
  expect(screen.queryByText('SOMMER26')).toBeNull();
});

test('shows the automatic discount without a code', async () => {
  automatic = [lunch];
  openCheckout();
  await screen.findByText('Mittag');
  await screen.findByRole('button', { name: /abschicken 8,90/ });
});

test('staff who look at the shop get no coupon without its code', async () => {
  automatic = [lunch, { ...terms, percent: 50 }, { ...lunch, id: 'f', amount: 9, isActive: false }];
  openCheckout();
  await screen.findByText(/^−2,00/);
  expect(screen.queryByText('Sommeraktion')).toBeNull();
});
