import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { readNotable } from '@theke/contracts/analytics/notable';
import {
  type ItemStatistic,
  readCanceledOrders,
  readOrderTimes,
  readPayments,
  readPopularItems,
  readRevenue,
  readRevenueOrigins,
  readServiceQuality,
} from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import type { Endpoint, Replied } from '@theke/contracts/endpoint';
import { type DeviceNeed, listDevicesInNeed } from '@theke/contracts/notifications/device';
import { listSoldOut } from '@theke/contracts/ordering/capacity';
import type { Order } from '@theke/contracts/ordering/order';
import { listCurrentOrders } from '@theke/contracts/ordering/order-endpoints';
import type { Role } from '@theke/contracts/permissions';
import { listTvsInNeed, type TvNeed } from '@theke/contracts/signage/device';
import { listAbsences } from '@theke/contracts/time-tracking/absence';
import { addDays, dateOf, localTime, weekdayOf } from '@theke/rules/time/local-time';
import { pageOf } from '../../../testing/page-of.ts';
import { office } from '../../../testing/test-office.ts';
import { anOrder } from '../../ordering/shared/order-samples.ts';
import { TodayPage } from './today-page.tsx';

Object.assign(globalThis, {
  EventSource: class extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    close() {}
  },
});
const quality = { judged: 200, punctual: 199, rated: 3, stars: 14 };
const nothing = { orders: 0, gross: 0, net: 0, refunded: 0, refunds: 0 };

const [neubau, other] = (['Neubau', 'Leopoldstadt'] as const).map((name, at) => ({
  ...branches.events.changed.example,
  id: `0199f000-0000-7000-8000-0000000000b${at}`,
  name,
})) as [Branch, Branch];
const need: DeviceNeed = {
  device: { id: '0199f000-0000-7000-8000-0000000000d1' },
  name: 'Küche',
  branch: { id: neubau.id },
  type: 'cloudprnt',
  reason: 'reports',
  says: '410 Out of paper',
  since: new Date().toISOString(),
  papers: 2,
};
const tvNeed: TvNeed = {
  device: { id: '0199f000-0000-7000-8000-0000000000d2' },
  name: 'Theke links',
  branch: { id: neubau.id },
  reason: 'clock',
  since: new Date().toISOString(),
  message: '',
};
type Waiting = {
  devices?: DeviceNeed[];
  tvs?: TvNeed[];
  soldOut?: { branch: { id: string }; products: string[] }[];
  off?: number;
  leads?: number;
  /** Whose absences wait. */
  absences?: string[];
};

function draw(
  orders: Order[],
  waiting: Waiting | 'fails' = {},
  {
    never,
    requested = [],
    soldItems = [],
    storedProducts = [],
    shop = [neubau, other],
    path = '/today',
    found = { days: 8, rows: [] },
    roles,
  }: {
    never?: Endpoint;
    requested?: string[];
    soldItems?: ItemStatistic[];
    storedProducts?: object[];
    shop?: Branch[];
    path?: string;
    found?: Replied<typeof readNotable>;
    roles?: Role[];
  } = {},
) {
  const days = new Set<string>();
  const api = (async (endpoint: Endpoint, { query }: { query: StatisticQuery }) => {
    requested.push(endpoint.name);
    if (endpoint === never) return new Promise(() => undefined);
    if (endpoint === listDevicesInNeed) {
      if (waiting === 'fails') throw new Error('Nicht erreichbar.');
      return waiting.devices ?? [];
    }
    if (endpoint === listTvsInNeed) return waiting === 'fails' ? [] : (waiting.tvs ?? []);
    if (endpoint === listSoldOut) return waiting === 'fails' ? [] : (waiting.soldOut ?? []);
    if (endpoint === products.endpoints.list && (query as { ids?: string }).ids)
      return {
        data: storedProducts,
        meta: { total: storedProducts.length, isTotalCapped: false, page: 1, pageSize: 100 },
      };
    if (endpoint === products.endpoints.list)
      return {
        data: [],
        meta: { total: (waiting !== 'fails' && waiting.off) || 0, isTotalCapped: false, page: 1, pageSize: 1 },
      };
    if (endpoint === analyticsLeads.endpoints.list)
      return {
        data: [],
        meta: { total: (waiting !== 'fails' && waiting.leads) || 0, isTotalCapped: false, page: 1, pageSize: 1 },
      };
    if (endpoint === listAbsences) {
      const asked = waiting === 'fails' ? [] : (waiting.absences ?? []);
      return pageOf(asked.map((user) => ({ user: { id: user } })));
    }
    if (endpoint === listCurrentOrders)
      return { data: orders, meta: { total: orders.length, isTotalCapped: false, page: 1, pageSize: 100 } };
    const isToday = !days.has(query.from) && days.size === 0 ? days.add(query.from) : days.has(query.from);
    const total = isToday ? { ...nothing, orders: 3, gross: 90.3 } : { ...nothing, orders: 5, gross: 120 };
    if (endpoint === readRevenue) return { rows: [], total, previous: nothing };
    if (endpoint === readOrderTimes)
      return { rows: [{ weekday: 1, hour: 0, orders: isToday ? 3 : 5 }], total, previous: nothing };
    if (endpoint === readCanceledOrders)
      return { rows: [], total: { canceled: 1, rejected: 0, failed: 0, gross: 9.7 }, previous: nothing };
    if (endpoint === readPayments)
      return { rows: [{ paymentMethod: 'cash', orders: 3, gross: 90.3 }], total, previous: nothing };
    if (endpoint === readRevenueOrigins)
      return { rows: [{ origin: 'qr', qr: 'tisch-12', orders: 3, gross: 90.3, net: 82.09 }], total, previous: nothing };
    if (endpoint === readNotable) return found;
    if (endpoint === readServiceQuality) return { rows: [], total: quality, previous: quality };
    if (endpoint === readPopularItems)
      return { rows: soldItems, total: { products: soldItems.length, gross: 0 }, previous: nothing };
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  renderPage(<TodayPage />, { office, api, path, route: '/today', branches: shop, ...(roles && { roles }) });
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const placed = (id: string, ticketNumber: number, minutes: number, changes: Partial<Order> = {}) =>
  anOrder({ id, ticketNumber, placedAt: minutesAgo(minutes), history: [], appointmentDate: null, ...changes });

test('compares today with the same weekday a week ago, with an accessible table by hour', async () => {
  draw([]);
  const strip = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(strip.textContent).toMatch(/Bestellungen3/);
  expect(strip.textContent).toMatch(/90,30\u00a0€.*letzten \w+ am ganzen Tag 120,00\u00a0€/);
  // 100 % is shown only if all orders were on time.
  expect(strip.textContent).toMatch(/Pünktlich99\u00a0% gerade ist nichts zu spät/);
  expect(strip.textContent).toMatch(/Bewertung4,7 von 5 aus 3 Antworten zu heutigen Bestellungen/);
  const hours = within(screen.getByRole('region', { name: 'Bestellungen je Stunde' }));
  expect(hours.getByRole('row', { name: /0 Uhr 3 5/ })).toBeTruthy();
  expect(await screen.findByText('Nichts wartet. Alles ist beantwortet und im Zeitplan.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Was sonst noch wartet' })).toBeNull();
});

test('starts loading other tasks while the figures are loading', async () => {
  const requested: string[] = [];
  draw([], {}, { never: readRevenue, requested });
  await waitFor(() => expect(requested).toContain(listDevicesInNeed.name));
  expect(screen.queryByRole('region', { name: 'Kennzahlen' })).toBeNull();
});

test('lists late orders before unanswered ones, each as a link; omits those on time', async () => {
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

test('lists problems of printers and TVs, and sold-out products below the orders, with links', async () => {
  draw([], {
    devices: [need],
    tvs: [tvNeed],
    soldOut: [{ branch: { id: neubau.id }, products: [need.device.id] }],
    off: 3,
  });
  const list = within(await screen.findByRole('list', { name: 'Was sonst noch wartet' }));
  const lines = list.getAllByRole('link');
  expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
    ['Küche, NeubauPapier leer, 2 Bons nicht gedrucktAnsehen', `/devices/${need.device.id}`],
    ['Theke links, NeubauUhr geht falschAnsehen', `/digital-signage-devices/${tvNeed.device.id}`],
    ['Neubau1 Produkt ausverkauftAnsehen', `/capacity?branch=${neubau.id}`],
    ['Alle Filialen3 Produkte ausverkauftAnsehen', '/products?filter=%7B%22isEnabled%22%3A%22false%22%7D'],
  ]);
  // No order waits, but another task does.
  expect(screen.getByText('Keine Bestellung wartet.')).toBeTruthy();
});

test('shows the number of due leads with a link', async () => {
  draw([], { leads: 2 });
  const list = within(await screen.findByRole('list', { name: 'Was sonst noch wartet' }));
  const line = list.getByRole('link', { name: /Leads 2 heute fällig/ });
  const { dueAtUntil } = JSON.parse(new URLSearchParams(line.getAttribute('href')?.split('?')[1]).get('filter') ?? '');
  const remaining = Date.parse(dueAtUntil) - Date.now();
  expect([remaining > 0, remaining <= 25 * 3_600_000]).toEqual([true, true]);
});

test('TIME-24: shows the number of requests for days off that the user may decide', async () => {
  // The current user in these tests (renderPage).
  const me = '0199f000-0000-7000-8000-000000000001';
  draw([], { absences: [me, need.device.id] }, { roles: ['ROLE_MANAGER'] });
  const list = within(await screen.findByRole('list', { name: 'Was sonst noch wartet' }));
  expect(list.getByRole('link', { name: /Abwesenheiten 1 Antrag wartet/ }).getAttribute('href')).toBe('/absences');
});

test('shows five lines at first, the others on a press', async () => {
  const devices = Array.from({ length: 7 }, (_, at) => ({
    ...need,
    device: { id: `${need.device.id.slice(0, -1)}${at}` },
  }));
  draw([], { devices });
  const list = within(await screen.findByRole('list', { name: 'Was sonst noch wartet' }));
  expect(list.getAllByRole('link')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: '2 weitere zeigen' }));
  expect(list.getAllByRole('link')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /weitere zeigen/ })).toBeNull();
});

test('reports a failed load and shows the day without it', async () => {
  draw([], 'fails');
  expect(await screen.findByText('Geräte, TVs, Ausverkauftes und Leads konnten nicht geladen werden.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Kennzahlen' }).textContent).toMatch(/Bestellungen3/);
});

test('best-selling products have their picture and a link', async () => {
  const id = (digit: number) => `0199f000-0000-7000-8000-00000000000${digit}`;
  const item = (digit: number, name: string): ItemStatistic => ({
    ...{ product: id(digit), name, unit: 'piece', amount: 3, orders: 3, gross: 30 },
  });
  const image = { id: id(9), look: 'a1b2c3d4' };
  draw(
    [],
    {},
    {
      soldItems: [item(1, 'Diavola'), item(2, 'Tiramisù')],
      storedProducts: [{ ...products.events.changed.example, id: id(1), images: [image] }],
    },
  );
  const items = within(await screen.findByRole('region', { name: 'Beliebt heute' }));
  const link = await items.findByRole('link', { name: 'Diavola' });
  expect(link.getAttribute('href')).toBe(`/products/${id(1)}`);
  await waitFor(() => expect(link.closest('td')?.querySelector('img')?.getAttribute('src')).toContain(image.id));
  expect(items.getByRole('link', { name: 'Tiramisù' }).closest('td')?.querySelector('img')).toBeNull();
});

test('each branch shows whether it is open', async () => {
  const always = {
    ...neubau,
    openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
    isDeliveryHoursEnabled: false,
  } as Branch;
  const never = { ...other, openingHours: null, isDeliveryHoursEnabled: false } as unknown as Branch;
  draw([], {}, { shop: [always, never] });
  const table = within(await screen.findByRole('region', { name: 'Filialen' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'NeubauRund um die Uhr geöffnet',
    'LeopoldstadtGeschlossen',
    'Gesamt',
  ]);
});

const yesterday = addDays(dateOf(localTime('Europe/Vienna', Date.now())), -1);
const ofYesterday = `/orders/history?placedOnFrom=${yesterday}&placedOnUntil=${yesterday}&countedAs=`;

test('STAT-18: yesterday shows revenue, origins and payment methods; each number links to its orders', async () => {
  draw([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Gestern' }));
  const strip = within(await screen.findByRole('region', { name: 'Kennzahlen' }));
  await screen.findByRole('heading', { name: 'Gestern', level: 1 });
  await waitFor(() =>
    expect(strip.getByRole('link', { name: '5' }).getAttribute('href')).toBe(`${ofYesterday}counted`),
  );
  expect(strip.getByRole('link', { name: '4,7 von 5' }).getAttribute('href')).toBe(`${ofYesterday}counted&rated=true`);
  const hrefIn = (region: string, name: string) =>
    within(screen.getByRole('region', { name: region }))
      .getByRole('link', { name })
      .getAttribute('href');
  expect(hrefIn('Woher Bestellungen kamen', '3')).toBe(`${ofYesterday}counted&origin=qr&qr=tisch-12`);
  expect(hrefIn('Woraus der Umsatz besteht', 'Barzahlung, 3 Bestellungen')).toBe(
    `${ofYesterday}counted&paymentMethod=cash`,
  );
  expect(hrefIn('Woraus der Umsatz besteht', 'storniert, 1')).toBe(`${ofYesterday}canceled`);
  expect(hrefIn('Filialen', 'Neubau')).toBe(`/statistics?from=${yesterday}&to=${yesterday}&branch=${neubau.id}`);
  // Current tasks belong to today.
  expect(screen.queryByRole('region', { name: 'Jetzt zu tun' })).toBeNull();
});

test('STAT-19: shows three findings with the usual value and a link, or says that there are none', async () => {
  const weekday = weekdayOf(yesterday);
  const product = need.device.id;
  const found: Replied<typeof readNotable> = {
    days: 8,
    rows: [
      { kind: 'revenue', branch: null, gross: 90.3, days: 8, least: 120, most: 240.5 },
      { kind: 'missing', product, name: 'Tiramisù', days: 4, least: 3, most: 7 },
      { kind: 'lost', orders: 4, days: 8, least: 0, most: 0 },
      { kind: 'revenue', branch: neubau.id, gross: 400, days: 8, least: 1, most: 2 },
    ],
  };
  draw([], {}, { path: '/today?days=yesterday', found });
  const lines = within(await screen.findByRole('list', { name: 'Was auffällt' })).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `Weniger Umsatz als an jedem der 8 ${weekday}e davor90,30\u00a0€, davor 120,00\u00a0€ bis 240,50\u00a0€Ansehen`,
    `Tiramisù wurde nicht bestelltan den 4 ${weekday}en davor in je 3 bis 7 BestellungenAnsehen`,
    `4 Bestellungen kamen nicht zustandean den 8 ${weekday}en davor keineAnsehen`,
  ]);
  const since = addDays(yesterday, -56);
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    `/statistics?from=${since}&to=${yesterday}&against=none`,
    `/orders/history?placedOnFrom=${since}&placedOnUntil=${yesterday}&countedAs=counted&product=${product}`,
    `${ofYesterday}lost`,
  ]);
});

test.each([
  [8, /^Nichts: Umsatz, Produkte und Stornierungen sind wie an den 8 /],
  [3, /zeigt sich nach vier Wochen\.$/],
])('with %i usual days and no finding it says so', async (days, text) => {
  draw([], {}, { path: '/today?days=yesterday', found: { days, rows: [] } });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the last seven days are shown over those before, and load nothing about a single day', async () => {
  const requested: string[] = [];
  draw([], {}, { path: '/today?days=week', requested });
  expect(await screen.findByRole('region', { name: 'Umsatz je Tag' })).toBeTruthy();
  expect(requested).not.toContain(readNotable.name);
});
