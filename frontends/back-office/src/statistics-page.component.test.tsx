import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import {
  readCanceledOrders,
  readOrderTimes,
  readPopularItems,
  readRevenue,
} from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Endpoint } from '@theke/contracts/endpoint';
import { StatisticsPage } from './analytics/statistics/statistics-page.tsx';
import { office as described } from './office.ts';

const office = { ...described, UserMenu: () => null };
const nothing = { orders: 0, gross: 0, net: 0, refunded: 0 };
const friday = { orders: 3, gross: 90.3, net: 82.09, refunded: 0 };
const saturday = { orders: 1, gross: 9.7, net: 8.82, refunded: 4 };

const revenueOf = ({ from }: StatisticQuery) =>
  from === '2026-11-20'
    ? {
        rows: [
          { day: '2026-11-20', ...friday },
          { day: '2026-11-21', ...saturday },
        ],
        total: { orders: 4, gross: 100, net: 90.91, refunded: 4 },
        previous: { ...nothing, orders: 2, gross: 80 },
      }
    : { rows: ['2026-11-18', '2026-11-19'].map((day) => ({ day, ...nothing })), total: nothing, previous: nothing };

function draw({ path = '/statistics?from=2026-11-20&to=2026-11-21', fails = false } = {}) {
  const asked: StatisticQuery[] = [];
  const api = (async (endpoint: Endpoint, { query }: { query: StatisticQuery }) => {
    asked.push(query);
    if (fails) throw new Error('Der Dienst antwortet nicht.');
    if (endpoint === readRevenue) return revenueOf(query);
    const lost = { canceled: 1, rejected: 0, failed: 0, gross: 12.5 };
    if (endpoint === readCanceledOrders) return { rows: [], total: lost, previous: { ...lost, canceled: 0, gross: 0 } };
    if (endpoint === readOrderTimes)
      return { rows: [{ weekday: 5, hour: 18, orders: 3 }], total: { orders: 3 }, previous: { orders: 0 } };
    const item = { product: '0199f000-0000-7000-8000-000000000006', name: 'Margherita', unit: 'piece', amount: 4 };
    const total = { products: 1, gross: 40 };
    if (endpoint === readPopularItems) return { rows: [{ ...item, orders: 3, gross: 40 }], total, previous: total };
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  const roles = path.endsWith('employee') ? (['ROLE_EMPLOYEE'] as const) : undefined;
  renderPage(<StatisticsPage />, { office, api, path, route: '/statistics', ...(roles && { roles: [...roles] }) });
  return asked;
}

test('STAT-01: figures stand beside those of as many days before, and the ledger leads from what came in to what remains', async () => {
  const asked = draw();
  const strip = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(strip.textContent).toContain('100,00\u00a0€');
  expect(strip.textContent).toContain('+\u00a025\u00a0% von 80,00\u00a0€');
  // One of five orders was canceled.
  expect(strip.textContent).toContain('20\u00a0%');
  const ledger = within(screen.getByRole('region', { name: 'Woraus der Umsatz besteht' }));
  expect(ledger.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '112,50\u00a0€',
    '−\u00a012,50\u00a0€',
    '100,00\u00a0€',
    '−\u00a04,00\u00a0€',
    '96,00\u00a0€',
    '90,91\u00a0€',
  ]);
  expect(asked).toContainEqual({ from: '2026-11-18', to: '2026-11-19' });
});

test('the curve is read day by day with the arrow keys, and as a table whose days lead to their orders', async () => {
  draw();
  const curve = await screen.findByRole('slider');
  curve.focus();
  await userEvent.keyboard('{Home}');
  expect(curve.getAttribute('aria-valuetext')).toBe('Freitag, 20.11.: 90,30\u00a0€, 0,00\u00a0€ am 18.11.');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(curve.getAttribute('aria-valuetext')).toBe('Samstag, 21.11.: 9,70\u00a0€, 0,00\u00a0€ am 19.11.');
  await userEvent.click(screen.getByRole('button', { name: 'Als Tabelle' }));
  const link = screen.getByRole('link', { name: 'Samstag, 21.11.' });
  expect(link.getAttribute('href')).toBe('/orders/history?placedAtFrom=2026-11-21&placedAtUntil=2026-11-21');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('another span is asked for and kept in the address', async () => {
  const asked = draw();
  await userEvent.click(await screen.findByRole('radio', { name: '7 Tage' }));
  const last = asked.at(-1) as StatisticQuery;
  expect((Date.parse(last.to) - Date.parse(last.from)) / 86_400_000).toBe(6);
});

test('what cannot be loaded says so and can be tried again', async () => {
  draw({ fails: true });
  await screen.findByText('Statistik konnte nicht geladen werden');
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
});

test('an employee sees no figures', async () => {
  const asked = draw({ path: '/statistics?employee' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(asked).toEqual([]);
});
