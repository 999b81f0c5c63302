// TABLE-13, TABLE-14
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import type { PublicTableBill, TablePaymentLink } from '@theke/contracts/ordering/table-bill';
import { ShopContext } from '@theke/ui/shop';
import { RouterContext } from '../router/place.ts';
import { rememberPayment } from './own-payment.ts';
import { PayPart } from './pay-part.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

const branch = {
  ...branches.draft.parse(branches.example),
  ...{ id: 'branch', isTipEnabled: true, tipSuggestions: [{ percent: 10 }] },
} as unknown as Branch;
const item = {
  index: 0,
  name: 'Melange',
  amount: 2,
  unit: 'piece',
  gross: 9,
  isPaid: false,
  pieces: [4.5, 4.5],
  step: 1,
};
const round = {
  ticketNumber: 1,
  status: 'confirmed' as const,
  placedAt: '2026-11-21T11:00:00.000Z',
  total: 9,
  open: 9,
};
const bill: PublicTableBill = {
  ...{ branch: { id: branch.id }, number: 4, tableIdentifier: '7', state: 'open', wish: null, currency: 'EUR' },
  ...{ total: 18, open: 18, payable: 18, isShared: false, onlineMethods: ['card'], reserved: [] },
  rounds: [
    { ...round, id: 'first', isOwn: false, items: [{ ...item, name: 'Sachertorte' }] },
    { ...round, id: 'second', isOwn: true, items: [item] },
  ],
};
const link = { uid: 'K7M2XQPA', hash: 'hash' };
const reserved: TablePaymentLink = {
  ...{ id: 'part', uid: 'A', hash: 'b', amount: 9, currency: 'EUR' },
  expiresAt: '2026-11-21T11:40:00.000Z',
};

function draw(shown: PublicTableBill = bill, errors?: object[], refusal = 409) {
  const sent: { url: string; body: unknown }[] = [];
  const visited: string[] = [];
  globalThis.fetch = (async (url: string, { body }: RequestInit = {}) => {
    sent.push({ url, body: JSON.parse(String(body)) });
    return new Response(JSON.stringify(errors ? { errors } : { data: reserved }), {
      status: errors ? refusal : 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
  const router = {
    place: { pathname: '/', search: '', state: undefined },
    navigate: (to: string) => void visited.push(to),
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShopContext value={{ config: {} as InitConfig, branches: [branch], divisions: [], tags: [] }}>
        <RouterContext value={router}>
          <PayPart bill={shown} link={link} />
        </RouterContext>
      </ShopContext>
    </QueryClientProvider>,
  );
  return { sent, visited };
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Jetzt online bezahlen' }));

test('begins with the own items, adds others and a tip, and goes on to the payment', async () => {
  const { sent, visited } = draw();
  await open();
  screen.getByRole('button', { name: /^9,00.€ bezahlen$/ });
  await userEvent.click(screen.getByRole('button', { name: 'Weniger Melange' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mehr Sachertorte' }));
  await userEvent.click(screen.getByRole('radio', { name: /10 %/ }));
  await userEvent.click(screen.getByRole('button', { name: /^9,90.€ bezahlen$/ }));
  await waitFor(() => expect(visited).toEqual(['/pay/A/b']));
  expect(sent).toEqual([
    {
      url: expect.stringMatching(/\/orders\/public\/K7M2XQPA\/hash\/bill\/payments\/[0-9a-f-]{36}$/),
      body: {
        ...{ method: 'card', expected: 9, tip: 0.9 },
        part: {
          kind: 'items',
          items: [
            { order: 'second', index: 0, amount: 1 },
            { order: 'first', index: 0, amount: 1 },
          ],
        },
      },
    },
  ]);
});

test('pays an equal share, whose first one gets the cent', async () => {
  const { sent } = draw({ ...bill, payable: 10 });
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Pro Person' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eine Person mehr' }));
  await userEvent.click(screen.getByRole('button', { name: /^3,34.€ bezahlen$/ }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ part: { kind: 'share', persons: 3 } }]));
});

test('offers no single items once a share was paid, and sends nothing without a choice', async () => {
  const { sent } = draw({ ...bill, isShared: true, rounds: [] });
  await open();
  expect(screen.queryByRole('radio', { name: 'Was ich hatte' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pro Person' }).checked).toBe(true);
  expect(sent).toEqual([]);
});

test('says why a part was refused', async () => {
  const message = 'Ein Gast bezahlt das gerade online.';
  draw(bill, [{ code: 'PART_RESERVED', message, field: 'part' }]);
  await open();
  await userEvent.click(screen.getByRole('button', { name: /bezahlen$/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test.each([
  { status: 503, text: 'repeats a request without a known outcome under its key', keys: 1 },
  { status: 409, text: 'sends a refused part under a new key', keys: 2 },
])('$text', async ({ status, keys }) => {
  const { sent } = draw(bill, [{ code: 'NOT_AVAILABLE', message: 'Bitte noch einmal versuchen.' }], status);
  await open();
  const payments = () => sent.map(({ url }) => url).filter((url) => url.includes('/bill/payments/'));
  for (const count of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: /bezahlen$/ }));
    await waitFor(() => expect(payments()).toHaveLength(count));
    await screen.findByRole('alert');
  }
  expect(new Set(payments()).size).toBe(keys);
});

test('leads back to the own pending payment, which can be given up, and names those of others', async () => {
  rememberPayment(link.uid, reserved);
  const others = { id: 'other', gross: 4.5, expiresAt: reserved.expiresAt };
  const { sent } = draw({ ...bill, reserved: [{ id: 'part', gross: 9, expiresAt: reserved.expiresAt }, others] });
  screen.getByText(/^Andere Gäste bezahlen gerade 4,50/);
  expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' }).getAttribute('href')).toBe('/pay/A/b');
  expect(screen.queryByRole('button', { name: 'Jetzt online bezahlen' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Nicht online bezahlen' }));
  await waitFor(() => expect(sent[0]?.url).toMatch(/\/payments\/public\/A\/b\/give-up$/));
});
