import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import {
  readOrderTimes,
  readPopularItems,
  readRevenue,
  readServiceQuality,
} from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Order } from '@theke/contracts/ordering/order';
import { listCurrentOrders } from '@theke/contracts/ordering/order-endpoints';
import { TodayPage } from './analytics/today/today-page.tsx';
import { office as described } from './office.ts';
import { anOrder } from './ordering/domain/order-samples.ts';

Object.assign(globalThis, {
  EventSource: class extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    close() {}
  },
});
const office = { ...described, UserMenu: () => null };
const quality = { judged: 200, punctual: 199, rated: 3, stars: 14 };
const nothing = { orders: 0, gross: 0, net: 0, refunded: 0 };

function draw(orders: Order[]) {
  const days = new Set<string>();
  const api = (async (endpoint: Endpoint, { query }: { query: StatisticQuery }) => {
    if (endpoint === listCurrentOrders)
      return { data: orders, meta: { total: orders.length, isTotalCapped: false, page: 1, pageSize: 100 } };
    const isToday = !days.has(query.from) && days.size === 0 ? days.add(query.from) : days.has(query.from);
    const total = isToday ? { ...nothing, orders: 3, gross: 90.3 } : { ...nothing, orders: 5, gross: 120 };
    if (endpoint === readRevenue) return { rows: [], total, previous: nothing };
    if (endpoint === readOrderTimes)
      return { rows: [{ weekday: 1, hour: 0, orders: isToday ? 3 : 5 }], total, previous: nothing };
    if (endpoint === readServiceQuality) return { rows: [], total: quality, previous: quality };
    if (endpoint === readPopularItems) return { rows: [], total: { products: 0, gross: 0 }, previous: nothing };
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  renderPage(<TodayPage />, { office, api, path: '/today', route: '/today' });
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const placed = (id: string, ticketNumber: number, minutes: number, changes: Partial<Order> = {}) =>
  anOrder({ id, ticketNumber, placedAt: minutesAgo(minutes), history: [], appointmentDate: null, ...changes });

test('the day stands beside the same weekday a week ago, and by the hour in a table for who cannot see bars', async () => {
  draw([]);
  const strip = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(strip.textContent).toMatch(/Bestellungen3/);
  expect(strip.textContent).toMatch(/90,30\u00a0€.*letzten \w+ am ganzen Tag 120,00\u00a0€/);
  // All of them is said of all of them alone.
  expect(strip.textContent).toMatch(/Pünktlich99\u00a0% gerade ist nichts zu spät/);
  expect(strip.textContent).toMatch(/Bewertung4,7 von 5 aus 3 Antworten zu heutigen Bestellungen/);
  const hours = within(screen.getByRole('region', { name: 'Bestellungen je Stunde' }));
  expect(hours.getByRole('row', { name: /0 Uhr 3 5/ })).toBeTruthy();
  expect(screen.getByText('Nichts wartet. Alles ist beantwortet und im Zeitplan.')).toBeTruthy();
});

test('what is late stands before what waits for an answer, and each line leads to its order; what is in time is not there', async () => {
  const id = (digit: number) => `0199f000-0000-7000-8000-00000000000${digit}`;
  draw([
    placed(id(1), 41, 1),
    placed(id(2), 42, 90),
    placed(id(3), 43, 3, { status: 'confirmed', isConfirmed: true, expectedUntil: minutesAgo(-60) }),
  ]);
  const toDo = within(await screen.findByRole('region', { name: 'Jetzt zu tun' }));
  const lines = (await toDo.findAllByRole('listitem')).map((line) => within(line).getByRole('link'));
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([`/orders/${id(2)}`, `/orders/${id(1)}`]);
  expect(lines[0]?.textContent).toContain('42');
  const strip = screen.getByRole('region', { name: 'Kennzahlen' });
  expect(strip.textContent).toContain('1 gerade zu spät, 2 warten auf Antwort');
});
