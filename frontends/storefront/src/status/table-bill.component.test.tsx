// TABLE-10, TABLE-11
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PublicTableBill } from '@theke/contracts/ordering/table-bill';
import TableBill from './table-bill.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

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
const bill: PublicTableBill = {
  ...{ branch: { id: 'branch' }, number: 4, tableIdentifier: '7', state: 'open', wish: null, currency: 'EUR' },
  ...{ total: 13.5, open: 9, payable: 9, isShared: false, onlineMethods: [], reserved: [] },
  rounds: [
    {
      ...{
        id: 'first',
        ticketNumber: 1,
        isOwn: false,
        status: 'confirmed',
        placedAt: '2026-11-21T11:00:00.000Z',
        total: 4.5,
        open: 0,
      },
      items: [{ ...item, amount: 1, gross: 4.5, isPaid: true, pieces: [] }],
    },
    {
      ...{
        id: 'second',
        ticketNumber: 2,
        isOwn: true,
        status: 'confirmed',
        placedAt: '2026-11-21T11:20:00.000Z',
        total: 9,
        open: 9,
      },
      items: [item],
    },
  ],
};

function draw(shown: PublicTableBill) {
  let current = shown;
  const sent: unknown[] = [];
  globalThis.fetch = (async (_: string, { body }: RequestInit = {}) => {
    if (body) {
      const { wish } = JSON.parse(String(body)) as { wish: PublicTableBill['wish'] };
      sent.push(wish);
      current = { ...current, wish };
    }
    return new Response(JSON.stringify({ data: current }), { headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TableBill link={{ uid: 'K7M2XQPA', hash: 'hash' }} />
    </QueryClientProvider>,
  );
  return sent;
}

test('shows all rounds of the table, what is paid and what is open', async () => {
  draw(bill);
  await screen.findByRole('heading', { name: 'Rechnung von Tisch 7' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Runde 1',
    'Ihre Bestellung',
  ]);
  expect(screen.getAllByText('bezahlt')).toHaveLength(1);
  const sums = screen.getAllByRole('definition').slice(-3);
  expect(sums.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '13,50 €',
    '4,50 €',
    '9,00 €',
  ]);
});

test('asks for the bill, and takes it back', async () => {
  const sent = draw(bill);
  await userEvent.click(await screen.findByRole('button', { name: 'Zahlen, bitte' }));
  await screen.findByText('Wir bringen Ihnen die Rechnung.');
  await userEvent.click(screen.getByRole('button', { name: 'Doch nicht' }));
  await screen.findByRole('button', { name: 'Bedienung rufen' });
  await waitFor(() => expect(sent).toEqual(['pay', null]));
});

test('calls nobody to a closed bill', async () => {
  draw({ ...bill, state: 'closed', open: 0 });
  await screen.findByText('Alles bezahlt. Danke!');
  expect(screen.queryByRole('button')).toBeNull();
});
