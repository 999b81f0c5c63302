// The lists beside the board: what was missed, and what there was.
import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Order } from '@theke/contracts/ordering/order';
import {
  confirmOrder,
  listCurrentOrders,
  listMissedOrders,
  listOrders,
} from '@theke/contracts/ordering/order-endpoints';
import type { ReactElement } from 'react';
import { office as described } from './office.ts';
import { anOrder } from './ordering/domain/order-samples.ts';
import { HistoryPage } from './ordering/orders/history-page.tsx';
import { MissedPage } from './ordering/orders/missed-page.tsx';

class Silence extends EventTarget {
  close() {}
}
Object.assign(globalThis, { EventSource: Silence });

const office = { ...described, UserMenu: () => null };

function draw(page: ReactElement, path: string, orders: Order[]) {
  const confirmed: unknown[] = [];
  const meta = { total: orders.length, isTotalCapped: false, page: 1, pageSize: 25 };
  const api = (async (endpoint: Endpoint, sent: { body?: unknown }) => {
    if (endpoint === confirmOrder) confirmed.push(sent.body);
    if (endpoint === confirmOrder) return orders[0];
    if (endpoint === listCurrentOrders || endpoint === listMissedOrders || endpoint === listOrders)
      return { data: orders, meta };
    return endpoint.reply.kind === 'list' ? { data: [], meta: { ...meta, total: 0 } } : [];
  }) as unknown as OfficeApi;
  renderPage(page, { office, api, path, route: path });
  return { confirmed };
}

test('a missed order is answered where it stands', async () => {
  const { confirmed } = draw(<MissedPage />, '/orders/missed', [
    anOrder({ appointmentDate: null, expectedUntil: null }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: /^Bestätigen für/ }));
  await screen.findByRole('button', { name: 'Bestätigen: Rückgängig' });
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(confirmed).toHaveLength(1);
});

test('the history says how, where and how it was paid, whose table it was, and which day is today', async () => {
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
