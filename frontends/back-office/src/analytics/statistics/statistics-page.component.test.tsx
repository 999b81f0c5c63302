import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import {
  readCanceledOrders,
  readItemPairs,
  readItems,
  readOrderTimes,
  readPayments,
  readRevenue,
  readRevenueOrigins,
} from '@theke/contracts/analytics/order-statistics';
import { readQrCodeOrigins } from '@theke/contracts/analytics/qr-code-statistics';
import { daysIn, type StatisticQuery } from '@theke/contracts/analytics/statistic';
import { readVisitorTimes } from '@theke/contracts/analytics/visit-statistics';
import {
  readWorkingActivities,
  readWorkingSchedules,
  readWorkingTimes,
} from '@theke/contracts/analytics/working-statistics';
import { type Branch, branches as branchEvents } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import type { Endpoint } from '@theke/contracts/endpoint';
import { readGiftCardSums } from '@theke/contracts/ordering/gift-card-statistic';
import { readReservations } from '@theke/contracts/ordering/reservation-statistic';
import { listTvsInNeed, type TvNeed } from '@theke/contracts/signage/device';
import { addDays, dateOf, localTime } from '@theke/rules/time/local-time';
import { office } from '../../../testing/test-office.ts';
import { wholeDay } from '../shared/day-texts.ts';
import { ProductStatisticsPage } from './product-statistics-page.tsx';
import { StatisticsPage } from './statistics-page.tsx';
import { WorkingStatisticsPage } from './working-statistics-page.tsx';

// jsdom does not implement popovers.
HTMLElement.prototype.hidePopover = () => undefined;

const nothing = { orders: 0, gross: 0, net: 0, refunded: 0, refunds: 0 };
const friday = { orders: 3, gross: 90.3, net: 82.09, refunded: 0, refunds: 0 };
const saturday = { orders: 1, gross: 9.7, net: 8.82, refunded: 4, refunds: 1 };

const revenueOf = ({ from }: StatisticQuery) =>
  from === '2026-11-20'
    ? {
        rows: [
          { day: '2026-11-20', ...friday },
          { day: '2026-11-21', ...saturday },
        ],
        total: { orders: 4, gross: 100, net: 90.91, refunded: 4, refunds: 1 },
        previous: { ...nothing, orders: 2, gross: 80 },
      }
    : { rows: ['2026-11-13', '2026-11-14'].map((day) => ({ day, ...nothing })), total: nothing, previous: nothing };

const originsOf = {
  rows: [
    { origin: 'qr', qr: 'tisch-12', orders: 3, gross: 80, net: 72.73 },
    { origin: 'unknown', qr: '', orders: 1, gross: 20, net: 18.18 },
  ],
  total: { orders: 4, gross: 100, net: 90.91 },
};

const paymentsOf = {
  rows: [
    { paymentMethod: 'cash', orders: 2, gross: 70 },
    { paymentMethod: 'card', orders: 1, gross: 20 },
    { paymentMethod: 'unknown', orders: 1, gross: 10 },
  ],
  total: { orders: 4, gross: 100 },
  previous: { orders: 0, gross: 0 },
};

const [neubau, meidling] = ['neubau', 'meidling'].map((name, at) => ({
  ...branchEvents.events.changed.example,
  id: `0199f000-0000-7000-8000-0000000000b${at}`,
  name,
})) as [Branch, Branch];
/** A third, deleted branch accounts for the rest. */
const ofBranch = ({ branch }: StatisticQuery) => ({
  rows: [],
  total: branch === neubau.id ? { ...nothing, orders: 1, gross: 10 } : { ...nothing, orders: 2, gross: 70.1 },
  previous: { ...nothing, gross: 40 },
});

const pages = {
  '/statistics': <StatisticsPage />,
  '/statistics/products': <ProductStatisticsPage />,
  '/statistics/working': <WorkingStatisticsPage />,
};
const inRange = '?from=2026-11-20&to=2026-11-21';

type Options = {
  path?: string;
  fails?: boolean;
  branches?: Branch[];
  never?: Endpoint;
  requested?: string[];
  tvs?: TvNeed[];
  /** Number of products sold. */
  sold?: number;
  config?: { enablePluginGiftCards: boolean };
};
function draw({
  path = `/statistics${inRange}`,
  fails = false,
  branches,
  never,
  requested = [],
  tvs = [],
  sold = 3,
  config,
}: Options = {}) {
  const queries: StatisticQuery[] = [];
  const api = (async (endpoint: Endpoint, { query }: { query: StatisticQuery }) => {
    // The only request without a range.
    if (endpoint === listTvsInNeed) return tvs;
    queries.push(query);
    requested.push(endpoint.name);
    if (endpoint === never) return new Promise(() => undefined);
    if (fails) throw new Error('Der Dienst antwortet nicht.');
    if (endpoint === products.endpoints.list) return { data: [], meta: { total: 0, page: 1, pageSize: 100 } };
    if (endpoint === readRevenue) return query.branch ? ofBranch(query) : revenueOf(query);
    const lost = { canceled: 1, rejected: 0, failed: 0, gross: 12.5 };
    if (endpoint === readPayments) return paymentsOf;
    if (endpoint === readCanceledOrders) return { rows: [], total: lost, previous: { ...lost, canceled: 0, gross: 0 } };
    if (endpoint === readRevenueOrigins) {
      const rows = query.from === '2026-11-20' ? originsOf.rows : [{ ...originsOf.rows[0], orders: 4 }];
      return { ...originsOf, rows, previous: originsOf.total };
    }
    if (endpoint === readOrderTimes)
      return { rows: [{ weekday: 5, hour: 18, orders: 3 }], total: { orders: 3 }, previous: { orders: 0 } };
    if (endpoint === readVisitorTimes)
      return { rows: [{ weekday: 5, hour: 9, visitors: 40 }], total: { visitors: 40 }, previous: { visitors: 0 } };
    if (endpoint === readQrCodeOrigins) {
      const code = (nth: number, name: string, scans: number) => ({
        code: `c${nth}`,
        path: nth === 12 ? 'tisch-12' : `n${nth}`,
        name,
        origin: '',
        scans,
      });
      const isNow = query.from === '2026-11-20';
      const rows = isNow ? [code(12, 'Tisch 12', 8), code(7, '', 2)] : [code(12, 'Tisch 12', 5)];
      return { rows, total: { scans: isNow ? 10 : 5 }, previous: { scans: 0 } };
    }
    if (endpoint === readItemPairs) {
      const pair = {
        product: 'a',
        name: 'Tiramisù',
        productOrders: 4,
        other: 'b',
        otherName: 'Margherita',
        otherOrders: 9,
      };
      return { rows: [{ ...pair, orders: 3 }], total: { orders: 12 }, previous: { orders: 0 } };
    }
    if (endpoint === readWorkingActivities) {
      const total = { activities: 3, seconds: 5 * 3_600 + 90, pauseSeconds: 1_800, endsMissing: 1 };
      const none = { activities: 0, seconds: 0, pauseSeconds: 0, endsMissing: 0 };
      const rows = [
        { day: '2026-11-20', ...total },
        { day: '2026-11-21', ...none },
      ];
      return { rows, total, previous: none };
    }
    if (endpoint === readWorkingTimes) {
      const rows = [
        { weekday: 5, hour: 8, seconds: 5_400 },
        { weekday: 5, hour: 19, seconds: 45_000 },
      ];
      return { rows, total: { seconds: 50_400 }, previous: { seconds: 0 } };
    }
    if (endpoint === readWorkingSchedules) {
      const none = { shifts: 0, seconds: 0, pauseSeconds: 0, openSeconds: 0 };
      const day = { shifts: 1, seconds: 4 * 3_600, pauseSeconds: 0, openSeconds: 0 };
      const rows = [
        { day: '2026-11-20', ...day },
        { day: '2026-11-21', ...day, openSeconds: 4 * 3_600 },
      ];
      return { rows, total: { ...day, shifts: 2, seconds: 8 * 3_600, openSeconds: 4 * 3_600 }, previous: none };
    }
    const item = { product: '0199f000-0000-7000-8000-000000000006', name: 'Margherita', unit: 'piece', amount: 4 };
    const total = { products: 1, gross: 40 };
    if (endpoint === readGiftCardSums) {
      const total = { cards: 2, sold: 70, redeemed: 10.5 };
      const none = { cards: 0, sold: 0, redeemed: 0 };
      return {
        rows: [
          { day: '2026-11-20', ...none },
          { day: '2026-11-21', ...total },
        ],
        total,
        previous: none,
      };
    }
    if (endpoint === readReservations) {
      const total = { reservations: 6, guests: 14, walkIns: 1, noShows: 1, canceled: 2 };
      const none = { reservations: 0, guests: 0, walkIns: 0, noShows: 0, canceled: 0 };
      const rows = [
        { day: '2026-11-20', ...total },
        { day: '2026-11-21', ...none },
      ];
      return { rows, total, previous: none };
    }
    if (endpoint === readItems)
      return {
        rows: Array.from({ length: sold }, (_, at) => ({
          ...item,
          name: `${item.name} ${at + 1}`,
          product: `0199f000-0000-7000-8000-${String(at).padStart(12, '0')}`,
          orders: at + 1,
          gross: 40.5,
        })),
        total,
        previous: total,
      };
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  const roles = path.endsWith('employee') ? (['ROLE_EMPLOYEE'] as const) : undefined;
  renderPage(pages[path.split('?')[0] as keyof typeof pages], {
    office,
    api,
    path,
    route: path.split('?')[0] as string,
    ...(branches && { branches }),
    ...(config && { config }),
    ...(roles && { roles: [...roles] }),
  });
  return queries;
}

test('starts loading lower sections at once, not after the figures above', async () => {
  const requested: string[] = [];
  draw({ never: readRevenue, requested, branches: [neubau, meidling] });
  const below = [readPayments, readVisitorTimes, readWorkingTimes];
  await waitFor(() => expect(requested).toEqual(expect.arrayContaining(below.map(({ name }) => name))));
  // All branches, the days before, and each branch.
  await waitFor(() => expect(requested.filter((name) => name === readRevenue.name)).toHaveLength(4));
  expect(screen.queryByRole('region', { name: 'Kennzahlen' })).toBeNull();
});

test('names TVs that need attention, with links', async () => {
  const need = { reason: 'silent' as const, since: new Date(Date.now() - 12 * 60_000).toISOString(), message: '' };
  draw({ tvs: [{ ...need, device: { id: 'tv-1' }, name: 'Theke links', branch: { id: neubau.id } }] });
  const link = await screen.findByRole('link', { name: /Theke links.*12 Min/ });
  expect(link.getAttribute('href')).toContain('/digital-signage-devices/tv-1');
});

test('STAT-06: shows QR codes with scans, changes and orders; a deleted one by its path', async () => {
  draw();
  const codes = within(await screen.findByRole('region', { name: 'QR-Codes' }));
  const rows = codes.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(rows.slice(1)).toEqual([
    ['Tisch 12', '8', '+\u00a060\u00a0% von 5', '3'],
    ['Gelöschter Code „n7“', '2', 'neu davor nichts', '0'],
  ]);
  expect(codes.getByRole('link', { name: 'Tisch 12' }).getAttribute('href')).toBe('/qr-codes/c12');
});

// RESV-16
test('shows days with reservations, with links to them, where a branch takes reservations', async () => {
  draw({ branches: [{ ...neubau, isReservationEnabled: true }] });
  const section = await screen.findByRole('region', { name: 'Reservierungen' });
  // One of five that were made; the sixth party came without.
  expect(within(section).getByRole('heading').textContent).toBe(
    'Reservierungen 1 ohne Reservierung, 20\u00a0% nicht erschienen',
  );
  const rows = within(section)
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((one) => one.textContent));
  expect(rows.slice(1)).toEqual([
    ['Freitag, 20.11.', '6', '14', '1', '2'],
    ['Summe', '6', '14', '1', '2'],
  ]);
  const link = within(section).getByRole('link', { name: 'Freitag, 20.11.' });
  expect(link.getAttribute('href')).toBe('/reservations?day=2026-11-20');
});

// STAT-26
test('shows days with gift cards while the module is on', async () => {
  draw({ config: { enablePluginGiftCards: true } });
  const section = within(await screen.findByRole('region', { name: 'Geschenkkarten' }));
  const rows = section
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((one) => one.textContent));
  expect(rows.slice(1)).toEqual([
    ['Samstag, 21.11.', '2', '70,00\u00a0€', '10,50\u00a0€'],
    ['Summe', '2', '70,00\u00a0€', '10,50\u00a0€'],
  ]);
});

test('asks for no reservations and gift cards where they are off', async () => {
  const requested: string[] = [];
  draw({ branches: [neubau], requested });
  await screen.findByRole('region', { name: 'QR-Codes' });
  expect(requested).not.toContain(readReservations.name);
  expect(requested).not.toContain(readGiftCardSums.name);
});

test('shows no QR codes for a single branch, because they belong to none', async () => {
  const requested: string[] = [];
  draw({ requested, path: `/statistics?from=2026-11-20&to=2026-11-21&branch=${neubau.id}` });
  await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(screen.queryByRole('region', { name: 'QR-Codes' })).toBeNull();
  expect(requested).not.toContain(readQrCodeOrigins.name);
});

test('STAT-01: compares figures with the same weekdays before, and the ledger ends with the rest', async () => {
  const queries = draw();
  const strip = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(strip.textContent).toContain('100,00\u00a0€');
  expect(strip.textContent).toContain('+\u00a025\u00a0% von 80,00\u00a0€');
  // One of five orders was cancelled.
  expect(strip.textContent).toContain('20\u00a0%');
  const ledger = within(await screen.findByRole('region', { name: 'Woraus der Umsatz besteht' }));
  await ledger.findByText('Barzahlung, 2 Bestellungen');
  expect(ledger.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '112,50\u00a0€',
    '−\u00a012,50\u00a0€',
    '100,00\u00a0€',
    '70,00\u00a0€',
    '20,00\u00a0€',
    '10,00\u00a0€',
    '−\u00a04,00\u00a0€',
    '96,00\u00a0€',
    '90,91\u00a0€',
  ]);
  const linkOf = (name: string) => ledger.getByRole('link', { name }).getAttribute('href');
  const ofDays = '/orders/history?placedOnFrom=2026-11-20&placedOnUntil=2026-11-21&countedAs=';
  expect(linkOf('Eingegangen, 5 Bestellungen')).toBe(`${ofDays}received`);
  expect(linkOf('storniert, 1')).toBe(`${ofDays}canceled`);
  expect(linkOf('Umsatz brutto')).toBe(`${ofDays}counted`);
  expect(linkOf('Barzahlung, 2 Bestellungen')).toBe(`${ofDays}counted&paymentMethod=cash`);
  expect(linkOf('rückerstattet, 1 Bestellung')).toBe(`${ofDays}counted&refunded=true`);
  // It is unknown which orders these are.
  expect(ledger.queryByRole('link', { name: /nicht bekannt/ })).toBeNull();
  expect(queries).toContainEqual({ from: '2026-11-20', to: '2026-11-21', against: '2026-11-13' });
  expect(queries).toContainEqual({ from: '2026-11-13', to: '2026-11-14' });
  expect(await screen.findByRole('row', { name: /^QR-Code „tisch-12“ 3 −\u00a025\u00a0% von 4 80,00/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Nicht bekannt 1 neu davor nichts 20,00/ })).toBeTruthy();
});

test('STAT-06: shows working time and planned time per day as chart, and as table with the difference', async () => {
  draw({ path: `/statistics/working${inRange}` });
  const days = within(await screen.findByRole('region', { name: 'Geplant und gearbeitet' }));
  const curve = days.getByRole('slider');
  curve.focus();
  await userEvent.keyboard('{Home}');
  expect(curve.getAttribute('aria-valuetext')).toBe('Freitag, 20.11.: 5:01, geplant 4:00');
  await userEvent.click(days.getByRole('button', { name: 'Als Tabelle' }));
  const table = within(await days.findByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TagGeplantGearbeitetAbweichungPausen',
    'Samstag, 21.11.4:000:00−4:000:00',
    'Freitag, 20.11.4:005:011:010:30',
    'Summe8:005:01−2:580:30',
  ]);
});

test('TIME-10: shows planned and actual hours, and the revenue per hour', async () => {
  draw({ path: `/statistics/working${inRange}` });
  const working = within(await screen.findByRole('region', { name: 'Arbeitszeit' }));
  // 90.91 in five hours and half a minute.
  expect(working.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8:00',
    '5:01',
    '0:30',
    '18,09\u00a0€',
  ]);
  expect(working.getByText('davon 4:00 noch offen')).toBeTruthy();
  expect(working.getByRole('link', { name: 'Bei einer fehlt das Ende, sie zählt nicht.' })).toBeTruthy();
});

test('STAT-01: compares branches by revenue with links to their statistics; rows add up to the total', async () => {
  draw({ branches: [neubau, meidling] });
  const table = within(await screen.findByRole('region', { name: 'Filialen im Vergleich' }));
  const rows = table
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((one) => one.textContent));
  expect(rows.slice(1)).toEqual([
    ['meidling', '2', '70,10\u00a0€', '40,00\u00a0€'],
    ['neubau', '1', '10,00\u00a0€', '40,00\u00a0€'],
    ['Andere', '1', '19,90\u00a0€', '0,00\u00a0€'],
    ['Summe', '4', '100,00\u00a0€', '80,00\u00a0€'],
  ]);
  expect(table.getByRole('link', { name: 'meidling' }).getAttribute('href')).toBe(
    `/statistics?from=2026-11-20&to=2026-11-21&branch=${meidling.id}`,
  );
});

test('compares nothing for a single branch', async () => {
  draw({ branches: [neubau, meidling], path: `/statistics?from=2026-11-20&to=2026-11-21&branch=${neubau.id}` });
  await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(screen.queryByRole('region', { name: 'Filialen im Vergleich' })).toBeNull();
});

test('product pairs show how often the rarer product is bought with the other', async () => {
  draw({ path: `/statistics/products${inRange}` });
  const pairs = within(await screen.findByRole('region', { name: 'Was zusammen bestellt wird' }));
  expect(pairs.getByRole('heading').textContent).toBe('Was zusammen bestellt wird in 12 Bestellungen');
  expect(pairs.getAllByRole('row')[1]?.textContent).toBe(
    'Tiramisù und Margherita75\u00a0% der Bestellungen mit Tiramisù3',
  );
});

test('lists the products that were sold, thirty at a time', async () => {
  draw({ path: `/statistics/products${inRange}`, sold: 65 });
  const table = within(await screen.findByRole('region', { name: 'Was am häufigsten bestellt wird' }));
  expect(table.getAllByRole('link', { name: /^Margherita/ })).toHaveLength(30);
  await userEvent.click(table.getByRole('button', { name: 'Weitere anzeigen (35)' }));
  expect(table.getAllByRole('link', { name: /^Margherita/ })).toHaveLength(60);
  await userEvent.click(table.getByRole('button', { name: 'Weitere anzeigen (5)' }));
  expect(table.queryByRole('button', { name: /Weitere/ })).toBeNull();
});

test('STAT-06: shows visits and working time below orders, aligned by hour', async () => {
  draw();
  const hoursOf = async (name: string) => {
    const heads = within(await screen.findByRole('region', { name })).getAllByRole('columnheader');
    return heads.slice(1).map(({ textContent }) => textContent);
  };
  const worked = await hoursOf('Wann gearbeitet wird');
  expect(worked).toEqual(['8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19']);
  await waitFor(async () => expect(await hoursOf('Wann Besucher kommen')).toEqual(worked));
  expect(await hoursOf('Wann Gäste bestellen')).toEqual(worked);
  const friday = within(screen.getByRole('region', { name: 'Wann gearbeitet wird' })).getByRole('row', { name: /^Fr/ });
  expect(friday.textContent).toBe('Fr1,5––––––––––13');
});

test("arrow keys read the chart day by day; the table's days link to their orders", async () => {
  draw();
  const name = 'Umsatz je Tag, von 20.11. bis 21.11.: mit den Pfeiltasten Tag für Tag.';
  const curve = await screen.findByRole('slider', { name });
  curve.focus();
  await userEvent.keyboard('{Home}');
  expect(curve.getAttribute('aria-valuetext')).toBe('Freitag, 20.11.: 90,30\u00a0€, 0,00\u00a0€ am 13.11.');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(curve.getAttribute('aria-valuetext')).toBe('Samstag, 21.11.: 9,70\u00a0€, 0,00\u00a0€ am 14.11.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Als Tabelle' })[0] as HTMLElement);
  const link = screen.getByRole('link', { name: 'Samstag, 21.11.' });
  expect(link.getAttribute('href')).toBe(
    '/orders/history?placedOnFrom=2026-11-21&placedOnUntil=2026-11-21&countedAs=counted',
  );
  expect(screen.queryByRole('slider', { name })).toBeNull();
});

const textOf = (content: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(content);
  });

test('exports each table as a file; all products are loaded only then', async () => {
  const saved: { name: string; content: Blob }[] = [];
  const contents: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (content: Blob) => `blob:${contents.push(content)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function saves(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.at(-1) as Blob });
  };
  try {
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Exportieren' }));
    for (const table of ['Tage', 'Produkte', 'Herkunft', 'Stunden']) {
      const count = saved.length;
      await userEvent.click(screen.getByText(table, { selector: 'button' }));
      await waitFor(() => expect(saved).toHaveLength(count + 1));
    }
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  }
  const rows = await Promise.all(
    saved.map(async ({ name, content }) => [name, (await textOf(content)).split('\r\n').length - 2]),
  );
  expect(rows).toEqual([
    ['Statistik Tage 20.11.2026 bis 21.11.2026.csv', 2],
    ['Statistik Produkte 20.11.2026 bis 21.11.2026.csv', 3],
    ['Statistik Herkunft 20.11.2026 bis 21.11.2026.csv', 2],
    ['Statistik Stunden 20.11.2026 bis 21.11.2026.csv', 1],
  ]);
});

/** Waits for the range chooser; jsdom shows it without opening. */
const chooser = async () => screen.findByRole('button', { name: 'Anwenden', hidden: true });
const hidden = { hidden: true } as const;

test('a preset sets range and comparison, is stored in the URL and printed', async () => {
  const queries = draw();
  await chooser();
  const today = dateOf(localTime('Europe/Vienna', Date.now()));
  await userEvent.click(screen.getByRole('button', { name: 'Letzte 7 Tage', ...hidden }));
  expect(queries.every(({ from }) => from !== addDays(today, -6))).toBe(true);
  await userEvent.click(await chooser());
  const last = queries.findLast(({ against }) => against) as StatisticQuery;
  expect([last.from, daysIn(last)]).toEqual([addDays(today, -6), 7]);
  expect(last.against).toBe(addDays(last.from, -7));
  expect(screen.getByText(`${wholeDay(last.from)} bis ${wholeDay(last.to)}`)).toBeTruthy();
});

test('two presses in the calendar select a range in either order; arrow keys move over the days', async () => {
  const queries = draw();
  await chooser();
  const day = (name: string) => screen.getByRole('button', { name, ...hidden });
  expect(day('Samstag, 21. November 2026').tabIndex).toBe(0);
  await userEvent.click(day('Samstag, 21. November 2026'));
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(document.activeElement).toBe(day('Freitag, 13. November 2026'));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('9 Tage')).toBeTruthy();
  await userEvent.click(await chooser());
  expect(queries).toContainEqual({ from: '2026-11-13', to: '2026-11-21', against: '2026-10-30' });
});

test('the comparison is the year before, a chosen range, or none', async () => {
  const queries = draw();
  await chooser();
  await userEvent.click(screen.getByRole('radio', { name: 'Vorjahr', ...hidden }));
  await userEvent.click(await chooser());
  expect(queries).toContainEqual({ from: '2026-11-20', to: '2026-11-21', against: '2025-11-20' });
  expect(queries).toContainEqual({ from: '2025-11-20', to: '2025-11-21' });

  await userEvent.click(await screen.findByRole('radio', { name: 'Eigener Zeitraum', ...hidden }));
  fireEvent.change(screen.getByLabelText('Gleich viele Tage ab'), { target: { value: '2026-10-01' } });
  await userEvent.click(await chooser());
  expect(queries).toContainEqual({ from: '2026-10-01', to: '2026-10-02' });

  const strip = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(strip.textContent).toContain('von 80,00');
  await userEvent.click(screen.getByRole('button', { name: 'Nicht vergleichen' }));
  expect(strip.textContent).not.toContain('von 80,00');
  expect(screen.queryByRole('columnheader', { name: 'Änderung' })).toBeNull();
});

test('without a comparison, loads no other days', async () => {
  const requested: string[] = [];
  const queries = draw({ path: '/statistics?from=2026-11-20&to=2026-11-21&against=none', requested });
  await screen.findByRole('region', { name: 'Woraus der Umsatz besteht' });
  await screen.findByRole('region', { name: 'QR-Codes' });
  expect([...new Set(queries.flatMap((query) => query?.from ?? []))]).toEqual(['2026-11-20']);
  expect(requested.filter((name) => name === readRevenue.name)).toHaveLength(1);
});

test('shows a failed load with a retry button', async () => {
  draw({ fails: true });
  await screen.findByText('Statistik konnte nicht geladen werden');
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
});

test('employees have no access', async () => {
  const queries = draw({ path: '/statistics?employee' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(queries).toEqual([]);
});
