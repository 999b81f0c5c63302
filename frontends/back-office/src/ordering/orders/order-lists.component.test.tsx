// Lists beside the board: missed orders and history.
import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { OfficeContext } from '@theke/admin/shell/office.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { products } from '@theke/contracts/catalog/product';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Order } from '@theke/contracts/ordering/order';
import {
  confirmOrder,
  listCurrentOrders,
  listMissedOrders,
  listOrders,
} from '@theke/contracts/ordering/order-endpoints';
import type { ReactElement } from 'react';
import { office } from '../../../testing/test-office.ts';
import { anOrder } from '../shared/order-samples.ts';
import { HistoryPage } from './history-page.tsx';
import { MissedPage } from './missed-page.tsx';

class Silence extends EventTarget {
  close() {}
}
Object.assign(globalThis, { EventSource: Silence });

const product = '0199f000-0000-7000-8000-0000000000e1';

function draw(page: ReactElement, path: string, orders: Order[]) {
  const confirmed: unknown[] = [];
  const meta = { total: orders.length, isTotalCapped: false, page: 1, pageSize: 25 };
  const listed: unknown[] = [];
  const api = (async (endpoint: Endpoint, sent: { body?: unknown; query?: { filter?: object } }) => {
    if (endpoint === listOrders) listed.push(sent.query?.filter);
    if (endpoint === confirmOrder) confirmed.push(sent.body);
    if (endpoint === confirmOrder) return orders[0];
    if (endpoint === listCurrentOrders || endpoint === listMissedOrders || endpoint === listOrders)
      return { data: orders, meta };
    if (endpoint === products.endpoints.list)
      return { data: [{ ...products.events.changed.example, id: product, name: 'Diavola' }], meta };
    return endpoint.reply.kind === 'list' ? { data: [], meta: { ...meta, total: 0 } } : [];
  }) as unknown as OfficeApi;
  // These pages are outside of the office's layout.
  const alone = <OfficeContext value={undefined}>{page}</OfficeContext>;
  renderPage(alone, { office, api, path, route: path.split('?')[0] as string });
  return { confirmed, listed };
}

test('a missed order can be answered in the list', async () => {
  const { confirmed } = draw(<MissedPage />, '/orders/missed', [
    anOrder({ appointmentDate: null, expectedUntil: null }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: /^Bestätigen für/ }));
  await screen.findByRole('button', { name: /^Bestätigt für \d\d:\d\d · Rückgängig$/ });
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(confirmed).toHaveLength(1);
});

test('the history shows order type, payment and table, and highlights today', async () => {
  const at = new Date().toISOString();
  const nameless = { ...anOrder().contact, firstName: '', lastName: '' };
  draw(<HistoryPage />, '/orders/history', [
    anOrder({
      id: 'am-tisch',
      status: 'completed',
      deliveryType: 'dineIn',
      tableIdentifier: '7',
      contact: nameless,
      isPaid: true,
      placedAt: at,
    }),
    anOrder({ id: 'offen', status: 'confirmed' }),
  ]);
  const [, first] = await screen.findAllByRole('row');
  const row = within(first as HTMLElement);
  expect(row.getAllByText('Tisch 7')).toHaveLength(2);
  row.getByText('heute');
  row.getByText('Bezahlt');
  expect(row.getAllByText('Abgeschlossen')[0]?.querySelector('svg')).not.toBeNull();
  const tabs = within(screen.getByRole('navigation', { name: 'Bestellungen' }));
  expect(tabs.getByRole('link', { name: 'Aktuell 1' })).toBeTruthy();
  expect(tabs.getByRole('link', { name: 'Verpasst 2' })).toBeTruthy();
  screen.getByRole('button', { name: 'Exportieren' });
});

test('STAT-18: a statistics link filters orders by the day of their branch and shows each filter', async () => {
  const path = `/orders/history?placedOnFrom=2026-11-26&placedOnUntil=2026-11-26&countedAs=counted&product=${product}&origin=qr`;
  const { listed } = draw(<HistoryPage />, path, [anOrder()]);
  await screen.findAllByRole('row');
  expect(listed[0]).toEqual({
    ...{ placedOnFrom: '2026-11-26', placedOnUntil: '2026-11-27', countedAs: 'counted', product, origin: 'qr' },
  });
  const chosen = async (label: string) =>
    (await screen.findByLabelText<HTMLSelectElement>(label)).selectedOptions[0]?.textContent;
  expect(await chosen('In der Statistik')).toBe('Als Umsatz gezählt');
  expect(await chosen('Herkunft')).toBe('QR-Code');
  await screen.findByRole('option', { name: 'Diavola', hidden: true });
  expect(await chosen('Produkt')).toBe('Diavola');
});
