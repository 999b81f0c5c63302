import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { replaceEventSource } from '@theke/admin/testing/replace-event-source.ts';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { tables } from '@theke/contracts/catalog/table';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Order } from '@theke/contracts/ordering/order';
import type { TableBill, TableBillDetail } from '@theke/contracts/ordering/table-bill';
import {
  fireCourse,
  listTableBills,
  readTableBill,
  settleTableBill,
} from '@theke/contracts/ordering/table-bill-endpoints';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { anOrder } from '../shared/order-samples.ts';
import { TablePage } from './table-page.tsx';
import { TableServicePage } from './table-service-page.tsx';

replaceEventSource();

const idAt = (index: number) => `0199f000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const branch: Branch = {
  ...branches.events.changed.example,
  ...{ isDineInEnabled: true, isCashEnabled: true, isATMCardEnabled: true, isTipEnabled: true },
};
const table = (index: number) => ({
  ...tables.events.changed.example,
  ...{ id: idAt(index), identifier: String(index), branch: { id: branch.id } },
});
const [margherita] = anOrder().items as [Order['items'][number]];
const amounts = { net: 32.7, tax: 0, gross: 32.7 };
const round = anOrder({
  ...{ id: idAt(50), status: 'confirmed', deliveryType: 'dineIn', bill: idAt(40), firedCourse: 1, ticketNumber: 8 },
  items: [
    { ...margherita, amount: 2, gross: 21.8, tax: 0 },
    { ...margherita, name: 'Tiramisù', course: 2, tax: 0 },
  ],
  totals: { ...anOrder().totals, ...amounts, total: amounts, taxes: {} },
});
const summary: TableBill = {
  ...{
    id: idAt(40),
    branch: { id: branch.id },
    table: { id: idAt(2) },
    tableIdentifier: '2',
    number: 17,
    state: 'open',
  },
  ...{ openedAt: new Date(Date.now() - 35.5 * 60_000).toISOString(), openedBy: 'Dora Huber', closedAt: null },
  ...{ wish: null, wishedAt: null, currency: 'EUR', rounds: 1, total: 32.7, open: 32.7, isCourseHeld: true },
};
const detail: TableBillDetail = {
  ...{ ...summary, orders: [round], isShared: false, reserved: [], announcedTip: 0, settlements: [] },
  openItems: [
    { order: round.id, index: 0, amount: 2, gross: 21.8 },
    { order: round.id, index: 1, amount: 1, gross: 10.9 },
  ],
};

function draw(page: 'tables' | 'table', bill: TableBillDetail = detail, refusal?: ApiError) {
  const sent: [string, unknown][] = [];
  const pageOf = (data: unknown[]) => ({
    data,
    meta: { total: data.length, isTotalCapped: false, page: 1, pageSize: 500 },
  });
  const api = (async (endpoint: Endpoint, { body }: { body?: unknown }) => {
    if (endpoint === tables.endpoints.list) return pageOf([10, 2, 1].map(table));
    if (endpoint === tables.endpoints.read) return table(2);
    if (endpoint === listTableBills) return pageOf([bill]);
    if (endpoint === readTableBill) return bill;
    sent.push([endpoint.name, body]);
    if (refusal) throw refusal;
    if (endpoint === settleTableBill) return { ...bill, state: 'closed', open: 0 };
    return endpoint === fireCourse ? round : bill;
  }) as unknown as OfficeApi;
  const at = page === 'tables' ? '/table-service' : `/table-service/${idAt(2)}`;
  renderPage(page === 'tables' ? <TableServicePage /> : <TablePage />, {
    ...{ office, api, path: at, route: page === 'tables' ? at : '/table-service/:table', branches: [branch] },
    config: { enableCash: true, enableATMCard: true, enablePluginATMCard: true } as object,
  });
  return sent;
}
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

// TABLE-02
test('shows the tables by number: free, or with sum, minutes and the waiting course', async () => {
  draw('tables');
  await screen.findByText('1 Tisch offen');
  expect(screen.getAllByRole('link', { name: /^Tisch/ }).map(({ textContent }) => plain(textContent))).toEqual([
    'Tisch 1Frei',
    'Tisch 232,70 €seit 35 Min.Gang wartet',
    'Tisch 10Frei',
  ]);
});

// TABLE-11
test('marks a table that wants to pay', async () => {
  draw('tables', { ...detail, wish: 'pay' });
  expect((await screen.findByRole('link', { name: /^Tisch 2/ })).textContent).toMatch(/Möchte zahlen$/);
});

// TABLE-08
test('fires the waiting course of a round', async () => {
  const sent = draw('table');
  await screen.findByRole('heading', { name: 'Gang 2, wartet' });
  await userEvent.click(screen.getByRole('button', { name: 'Gang 2 abrufen' }));
  await waitFor(() => expect(sent).toEqual([['fireCourse', { course: 2 }]]));
});

// TABLE-04
test('takes the payment of chosen items with the amount that the server computes', async () => {
  const sent = draw('table');
  await userEvent.click(await screen.findByRole('button', { name: 'Kassieren' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Positionen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Mehr Margherita' }));
  await userEvent.type(dialog.getByLabelText(/^Trinkgeld/), '1,10');
  await userEvent.selectOptions(dialog.getByLabelText('Zahlungsart'), 'Bankomatkarte');
  await userEvent.click(dialog.getByRole('button', { name: /^12,00.€ kassieren$/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    'settleTableBill',
    {
      ...{ method: 'atm-card', expected: 10.9, tip: 1.1 },
      part: { kind: 'items', items: [{ order: round.id, index: 0, amount: 1 }] },
    },
  ]);
});

// TABLE-05
test('divides by persons, and asks to choose before it takes nothing', async () => {
  const sent = draw('table');
  await userEvent.click(await screen.findByRole('button', { name: 'Kassieren' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Positionen' }));
  await userEvent.click(dialog.getByRole('button', { name: /^0,00.€ kassieren$/ }));
  dialog.getByText('Bitte wählen Sie, was bezahlt wird.');
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Pro Person' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Eine Person mehr' }));
  await userEvent.click(dialog.getByRole('button', { name: /^10,90.€ kassieren$/ }));
  await waitFor(() => expect(sent.map(([, body]) => body)).toMatchObject([{ part: { kind: 'share', persons: 3 } }]));
});

// TABLE-06
test('says why a payment was refused and keeps the dialog', async () => {
  const refusal = new ApiError(409, [
    { code: 'ITEM_PAID', message: '„Margherita“ ist schon bezahlt. Bitte wählen Sie neu.', field: 'items' },
  ]);
  draw('table', detail, refusal);
  await userEvent.click(await screen.findByRole('button', { name: 'Kassieren' }));
  await userEvent.click(screen.getByRole('button', { name: /kassieren$/ }));
  await screen.findByText('„Margherita“ ist schon bezahlt. Bitte wählen Sie neu.');
  screen.getByRole('dialog');
});

// TABLE-14, TABLE-16
test('names the parts that guests are paying online, takes only the rest, and releases one', async () => {
  const part = { order: round.id, settlement: idAt(60), method: 'card' as const, gross: 10.9, rates: { '0': 10.9 } };
  const reserved = {
    ...{ id: idAt(60), method: 'card' as const, gross: 10.9, tip: 1, expiresAt: new Date().toISOString() },
    parts: [{ ...part, items: [{ index: 0, amount: 1, gross: 10.9, from: 0 }] }],
  };
  const sent = draw('table', { ...detail, reserved: [reserved] });
  await screen.findByRole('heading', { name: 'Gäste zahlen gerade online' });
  await userEvent.click(screen.getByRole('button', { name: 'Kassieren' }));
  within(screen.getByRole('dialog')).getByRole('button', { name: /^21,80.€ kassieren$/ });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /^10,90.€ wieder freigeben$/ }));
  await waitFor(() => expect(sent).toEqual([['releaseTablePayment', {}]]));
});
