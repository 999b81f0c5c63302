// GIFT-05
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openCheckout } from '../../testing/open-checkout.tsx';

const realFetch = globalThis.fetch;
let card: { codeEnd: string; state: string; currency: string; balance: number; validUntil: null };
let refusal: object | undefined;
let orders: { giftCard?: object; expectedTotal?: number }[];
const reply = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
beforeEach(() => {
  card = { codeEnd: '4WEH', state: 'active', currency: 'EUR', balance: 50, validUntil: null };
  [refusal, orders] = [undefined, []];
  globalThis.fetch = (async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/gift-cards/check'))
      return JSON.parse(String(body)).code === 'falsch'
        ? reply({ errors: [{ code: 'GIFT_CARD_UNKNOWN', message: 'Diese Geschenkkarte gibt es nicht.' }] }, 422)
        : reply({ data: card });
    if (url.includes('/discounts')) return reply({ data: [], meta: { total: 0, page: 1, pageSize: 500 } });
    if (url.endsWith('/orders')) {
      orders.push(JSON.parse(String(body)));
      return refusal
        ? reply({ errors: [refusal] }, 409)
        : reply({ data: { uid: 'u', hash: 'h', ticketNumber: 7 } }, 201);
    }
    return reply({ data: { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 } });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
});

const code = 'K7M2 XQPA 9RDT 4WEH';
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Mit Geschenkkarte bezahlen' }));
async function enter(typed: string) {
  const input = await screen.findByLabelText(/^Code der Geschenkkarte/);
  await userEvent.clear(input);
  await userEvent.type(input, `${typed}{Enter}`);
}
const consent = async () => {
  for (const box of screen.getAllByRole('checkbox', { name: /AGB|Datenschutz/ })) await userEvent.click(box);
};

test('pays the whole order: no payment is left to choose, and the button shows 0', async () => {
  const { load } = openCheckout({ config: { enablePluginGiftCards: true } });
  await open();
  await enter('falsch');
  await screen.findByText('Diese Geschenkkarte gibt es nicht.');
  await enter(code);
  await screen.findByText('Damit ist alles bezahlt.');
  expect(screen.queryByRole('heading', { name: 'Bezahlung' })).toBeNull();
  await consent();
  await userEvent.click(screen.getByRole('button', { name: /abschicken 0,00/ }));
  load();
  await screen.findByText('Bestellung 7');
  expect(orders).toMatchObject([{ giftCard: { code, amount: 10.9 }, expectedTotal: 10.9 }]);
});

test('pays a part: the rest is paid below, and a refusal is shown at the card', async () => {
  card = { ...card, balance: 4 };
  refusal = {
    code: 'GIFT_CARD_BALANCE',
    field: 'giftCard.amount',
    message: 'Auf dieser Geschenkkarte sind nur noch 1,00 €.',
  };
  openCheckout({ config: { enablePluginGiftCards: true } });
  await open();
  await enter(code);
  await screen.findByText(/Den Rest von 6,90/);
  await consent();
  await userEvent.click(screen.getByRole('button', { name: /abschicken 6,90/ }));
  expect((await screen.findAllByText('Auf dieser Geschenkkarte sind nur noch 1,00 €.')).length).toBeGreaterThan(1);
  expect(orders).toMatchObject([{ giftCard: { code, amount: 4 } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
  await screen.findByRole('button', { name: /abschicken 10,90/ });
});

test('is not there, and asks for nothing, while gift cards are off', () => {
  openCheckout();
  expect(screen.queryByRole('button', { name: 'Mit Geschenkkarte bezahlen' })).toBeNull();
});
