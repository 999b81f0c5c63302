// An order's page: actions, guest and messages.
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { products } from '@theke/contracts/catalog/product';
import type { Endpoint } from '@theke/contracts/endpoint';
import { listMessages } from '@theke/contracts/notifications/message';
import type { Order } from '@theke/contracts/ordering/order';
import { readOrder, readOrderGuest, recordRefund, updateOrderItem } from '@theke/contracts/ordering/order-endpoints';
import { office } from '../../../testing/test-office.ts';
import { anOrder } from '../shared/order-samples.ts';
import { OrderPage } from './order-page.tsx';

const at = '2026-11-21T17:50:00.000Z';
const message = (id: string, kind: string) => ({
  id,
  kind,
  channel: 'email',
  order: { id: 'bestellung' },
  uid: null,
  ticketNumber: null,
  branch: null,
  recipient: `${id}@example.at`,
  subject: '',
  state: 'sent',
  carrier: 'smtp',
  attempts: 1,
  lastError: null,
  createdAt: at,
  sentAt: at,
});

async function draw(
  order: Order,
  storedProducts: readonly object[] = [],
): Promise<{ endpoint: Endpoint; body: unknown }[]> {
  const calls: { endpoint: Endpoint; body: unknown }[] = [];
  const answers = new Map<Endpoint, unknown>([
    [readOrder, order],
    [readOrderGuest, { statusPath: '/status/K7M2XQPA/hash', customer: { id: 'gast', orders: 7 } }],
    [
      listMessages,
      { data: [message('filiale', 'branch-new-order'), message('gast', 'order-received')], meta: { total: 2 } },
    ],
  ]);
  answers.set(products.endpoints.list, { data: storedProducts, meta: { total: storedProducts.length } });
  const meta = { total: 0, isTotalCapped: false, page: 1, pageSize: 25 };
  const api = (async (endpoint: Endpoint, request?: { body?: unknown }) => {
    calls.push({ endpoint, body: request?.body });
    return answers.get(endpoint) ?? { data: [], meta };
  }) as unknown as OfficeApi;
  renderPage(<OrderPage />, { office, api, path: `/orders/${order.id}`, route: '/orders/:id' });
  await screen.findByText('Nachrichten an den Gast');
  return calls;
}

test('a new order has one main action with its time; rejecting is in the menu, as text', async () => {
  await draw(anOrder({ id: 'bestellung', appointmentDate: null, expectedUntil: null }));
  screen.getByRole('button', { name: /^Bestätigen für \d\d:\d\d$/ });
  const menu = screen.getByRole('button', { name: 'Ablehnen' }).closest('[popover]');
  within(menu as HTMLElement).getByRole('button', { name: 'Stornieren' });
});

test('marks the current state and shows its duration', async () => {
  const expectedUntil = new Date(Date.now() - 8 * 60_000 - 1_000).toISOString();
  await draw(anOrder({ id: 'bestellung', status: 'confirmed', expectedUntil }));
  const state = screen.getByText('In Zubereitung, +8 Min.');
  expect(state.querySelector('svg')).not.toBeNull();
});

test("shows the guest's number of orders and messages; messages to the branch are separate, below", async () => {
  await draw(anOrder({ id: 'bestellung' }));
  expect((await screen.findByRole('link', { name: '7 Bestellungen' })).getAttribute('href')).toBe('/customers/gast');
  expect(screen.getByRole('link', { name: 'Ansehen' }).getAttribute('href')).toBe('/status/K7M2XQPA/hash');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Gast',
    'Positionen 1',
    'Nachrichten an den Gast',
    'Nachrichten an die Filiale',
    'Verlauf',
  ]);
  const [toGuest, toBranch] = screen.getAllByRole('table').slice(-2);
  expect([toGuest?.textContent, toBranch?.textContent]).toEqual([
    expect.stringContaining('gast@example.at'),
    expect.stringContaining('filiale@example.at'),
  ]);
});

// PAY-15
test('shows a refund in the facts and below the total, with a minus sign', async () => {
  await draw(anOrder({ id: 'bestellung', status: 'completed', refunded: 5.5 }));
  expect(screen.getAllByText(/^\u22125,50/)).toHaveLength(2);
});

// PAY-16
test('records an on-site refund with amount and reason', async () => {
  const calls = await draw(anOrder({ id: 'bestellung', status: 'completed', paymentMethod: 'cash', version: 4 }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Bar zurückgegeben' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Betrag' }));
  await user.type(dialog.getByRole('textbox', { name: 'Betrag' }), '2,50');
  await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Pizza war kalt.');
  await user.click(dialog.getByRole('button', { name: /^2,50\s€ vermerken$/ }));
  expect(calls.find(({ endpoint }) => endpoint === recordRefund)?.body).toEqual({
    version: 4,
    amount: 2.5,
    reason: 'Pizza war kalt.',
  });
});

// ORDER-37
test("changes an item's options, prefilled with the earlier choice", async () => {
  const parts = [
    { name: 'Größe', type: 'select', options: [{ name: 'normal' }, { name: 'groß', value: 4 }] },
    { name: 'Dazu', type: 'multiselect', optional: true, options: [{ name: 'Chili' }, { name: 'Knoblauch' }] },
  ];
  const pizza = {
    ...products.draft.parse({ ...products.example, name: 'Pizza', type: 'configurable', price: 10, config: { parts } }),
    ...{ id: 'pizza', version: 1, createdAt: at, updatedAt: at },
  };
  const [sample] = anOrder({}).items;
  if (!sample) throw new Error('the sample has no item');
  const chosen = [
    { name: 'Größe', values: ['normal'], uploads: [] },
    { name: 'Dazu', values: ['Chili'], uploads: [] },
  ];
  const item = { ...sample, product: 'pizza', name: 'Pizza', amount: 2, unit: 'piece' as const, parts: chosen };
  const calls = await draw(anOrder({ id: 'bestellung', version: 3, status: 'confirmed', items: [item] }), [pizza]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Pizza: Auswahl ändern' }));
  const dialog = within(await screen.findByRole('dialog'));
  const size = await dialog.findByRole('combobox', { name: 'Größe' });
  expect((size as HTMLSelectElement).value).toBe('normal');
  await user.selectOptions(size, 'groß');
  await user.click(dialog.getByRole('checkbox', { name: 'Knoblauch' }));
  dialog.getByText(/^28,00/);
  await user.click(dialog.getByRole('button', { name: 'Änderungen speichern' }));
  expect(calls.find(({ endpoint }) => endpoint === updateOrderItem)?.body).toEqual({
    ...{ version: 3, amount: 2, unit: 'piece', parts: ['groß', ['Chili', 'Knoblauch']] },
  });
});
