// CLOSE-06 to CLOSE-09
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Me } from '@theke/contracts/identity/user';
import {
  closeDay,
  type DayClose,
  type DayCloseDetail,
  listDayCloses,
  type OpenPeriod,
  readDayClose,
  readOpenPeriod,
} from '@theke/contracts/ordering/day-close';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { DayClosePage } from './day-close-page.tsx';
import { DayClosesPage } from './day-closes-page.tsx';
import { monthFile } from './month-file.ts';

const branch: Branch = { ...branches.events.changed.example, name: 'Innenstadt' };
const split = (gross: number, tax: number) => ({ net: gross - tax, tax, gross });
const zero = split(0, 0);
const figures = {
  currency: 'EUR',
  orders: 14,
  methods: [
    { method: 'cash', orders: 9, taken: 190.5, refunded: 5 },
    { method: 'card', orders: 5, taken: 100, refunded: 0 },
  ],
  vat: [
    {
      rate: 10,
      sales: split(220.5, 20.0455),
      returned: split(5, 0.4545),
      revenue: { net: 195.909, tax: 19.591, gross: 215.5 },
    },
    { rate: 20, sales: split(70, 11.6667), returned: zero, revenue: { net: 58.3333, tax: 11.6667, gross: 70 } },
  ],
  revenue: { net: 254.2423, tax: 31.2577, gross: 285.5 },
  delivery: 7.8,
  deposits: 0,
  canceled: { number: 1, sum: 12 },
  outstanding: 0,
} satisfies Partial<OpenPeriod>;
const period: OpenPeriod = {
  branch: { id: branch.id },
  number: 8,
  businessDay: '2026-11-28',
  from: '2026-11-27T22:40:00.000Z',
  ...figures,
  float: 150,
  cash: 185.5,
  open: { number: 2, sum: 31.4 },
};
const close: DayCloseDetail = {
  id: '0199f000-0000-7000-8000-0000000000c7',
  branch: { id: branch.id },
  number: 7,
  businessDay: '2026-11-27',
  from: '2026-11-26T22:40:00.000Z',
  closedAt: '2026-11-27T22:40:00.000Z',
  closedBy: { id: 'dora', name: 'Dora Huber' },
  ...figures,
  cash: {
    ...{ float: 150, taken: 190.5, refunded: 5, expected: 335.5, counted: 333, difference: -2.5 },
    pieces: [{ value: 50, number: 6 }],
    note: '=Rückgeld "falsch"',
  },
  refunds: [
    {
      order: { id: 'o1', uid: 'K7M2XQPA' },
      at: '2026-11-27T18:00:00.000Z',
      method: 'cash',
      amount: 5,
      reason: 'Kalt geliefert',
    },
  ],
  cancellations: [{ order: { id: 'o2', uid: 'A2B3C4D5' }, at: '2026-11-27T19:00:00.000Z', amount: 12, reason: '' }],
};

type Options = { roles?: Me['roles']; open?: OpenPeriod; closes?: DayClose[]; refusal?: ApiError; path?: string };

function draw({ roles, open = period, closes = [close], refusal, path = '/day-closes?month=2026-11' }: Options = {}) {
  const sent: { body?: unknown; query?: unknown }[] = [];
  let refusals = refusal ? [refusal] : [];
  const api = (async (endpoint: Endpoint, input: { body?: unknown; query?: unknown }) => {
    if (endpoint === readOpenPeriod) return open;
    if (endpoint === readDayClose) return close;
    if (endpoint === listDayCloses) return { data: closes, meta: { total: closes.length, page: 1, pageSize: 500 } };
    if (endpoint !== closeDay) throw new Error(`nobody asks for ${endpoint.name}`);
    sent.push(input);
    const [first, ...rest] = refusals;
    refusals = rest;
    if (first) throw first;
    return { ...close, number: 8 };
  }) as unknown as OfficeApi;
  const route = path.startsWith('/day-closes/') ? '/day-closes/:id' : '/day-closes';
  const page = route === '/day-closes' ? <DayClosesPage /> : <DayClosePage />;
  const { router } = renderPage(page, { office, api, path, route, branches: [branch], ...(roles && { roles }) });
  return { sent, router };
}

beforeEach(() => sessionStorage.clear());

// TIP-07
test('tips are a line of their own by method, in the cash count and in the month file, and not in the revenue', async () => {
  const tipped = {
    ...figures,
    methods: [
      { method: 'cash' as const, orders: 9, taken: 193, refunded: 5, tips: 2.5 },
      { method: 'card' as const, orders: 5, taken: 104, refunded: 0, tips: 4 },
    ],
    tips: 6.5,
  };
  draw({ open: { ...period, ...tipped, cash: 188 } });
  const row = (await screen.findByRole('rowheader', { name: 'Barzahlung: davon Trinkgeld' })).closest('tr');
  expect(row?.textContent).toMatch(/2,50/);
  expect(screen.getByText('Trinkgeld, nicht im Umsatz').closest('div')?.textContent).toMatch(/6,50/);
  expect(screen.getByText('davon Trinkgeld').closest('div')?.textContent).toMatch(/2,50/);
  const [head = '', line = ''] = monthFile([{ ...close, ...tipped, cash: close.cash }], branch)
    .join('')
    .split('\r\n');
  const values = line.split(';');
  const cell = (label: string) => values[head.split(';').indexOf(label)];
  expect(cell('Trinkgeld Barzahlung')).toBe('2,50');
  expect(cell('Trinkgeld Karte (online)')).toBe('4,00');
  expect(cell('Umsatz brutto')).toBe('285,50');
  expect(monthFile([close], branch).join('')).not.toMatch(/;Trinkgeld/);
});

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));
const count = (label: string | RegExp) => screen.findByRole('textbox', { name: label });

test('shows takings by method and VAT by rate; net and VAT of each line add up to its gross', async () => {
  draw();
  await screen.findByText('Einnahmen nach Zahlungsart');
  const [methods, vat] = screen.getAllByRole('table') as [HTMLElement, HTMLElement];
  expect(cells(methods)).toEqual([
    ['Zahlungsart', 'Best.', 'Einnahmen', 'Rückerstattet', 'Saldo'],
    ['Barzahlung', '9', '190,50 €', '\u22125,00 €', '185,50 €'],
    ['Karte (online)', '5', '100,00 €', '0,00 €', '100,00 €'],
    ['Summe', '14', '290,50 €', '\u22125,00 €', '285,50 €'],
  ]);
  expect(cells(vat)).toEqual([
    ['Steuersatz', 'Netto', 'USt.', 'Brutto'],
    ['10 %', '195,91 €', '19,59 €', '215,50 €'],
    ['20 %', '58,33 €', '11,67 €', '70,00 €'],
    ['Summe', '254,24 €', '31,26 €', '285,50 €'],
  ]);
  expect(screen.getByText(/^2 Bestellungen über zusammen 31,40.€ sind noch offen/)).toBeTruthy();
});

test('counts notes and coins, says the difference in words, asks, and closes once', async () => {
  const { sent, router } = draw();
  await userEvent.click(await screen.findByRole('radio', { name: 'Scheine und Münzen' }));
  await userEvent.type(await count(/^Anzahl 50,00.€$/), '6');
  await userEvent.type(await count(/^Anzahl 0,50.€$/), '66');
  expect(screen.getByText(/^In der Kasse fehlen 2,50.€\.$/)).toBeTruthy();
  await userEvent.type(await count(/^Anmerkung zur Differenz/), 'Rückgeld');
  await userEvent.click(screen.getByRole('button', { name: 'Tag abschließen' }));
  expect(sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Endgültig abschließen' }));
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe(`/day-closes/${close.id}`);
  expect(sent).toMatchObject([
    {
      body: {
        ...{ branch: { id: branch.id }, number: 8, float: 150, counted: 333, expected: 335.5, note: 'Rückgeld' },
        pieces: [
          { value: 50, number: 6 },
          { value: 0.5, number: 66 },
        ],
      },
    },
  ]);
});

test('refuses an amount that cannot be read, and repeats a failed close with the same id', async () => {
  const { sent } = draw({ refusal: new ApiError(503, []) });
  await userEvent.click(await screen.findByRole('button', { name: 'Tag abschließen' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Bitte zählen Sie zuerst das Bargeld.');
  await userEvent.type(await count('Gezählter Bestand'), '335,5');
  expect(screen.getByText('Die Kasse stimmt.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tag abschließen' }));
  const send = await screen.findByRole('button', { name: 'Endgültig abschließen' });
  await userEvent.click(send);
  expect((await screen.findByRole('alert')).textContent).toContain('Der Tag wird nicht doppelt abgeschlossen.');
  await userEvent.click(screen.getByRole('button', { name: 'Endgültig abschließen' }));
  await screen.findByText('elsewhere');
  const ids = sent.map(({ body }) => (body as { id: string }).id);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('shows a stored close with its reasons', async () => {
  draw({ path: `/day-closes/${close.id}` });
  expect(await screen.findByRole('heading', { name: 'Tagesabschluss Nr. 7', level: 2 })).toBeTruthy();
  expect(screen.getByText(/^In der Kasse fehlen 2,50.€\.$/)).toBeTruthy();
  const [refund, canceled] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(refund).toContain('Kalt geliefert');
  expect(canceled).toContain('ohne Angabe');
  expect(screen.getByRole('button', { name: 'Drucken oder als PDF sichern' })).toBeTruthy();
});

test('writes a month for bookkeeping with a line of sums and escapes notes', () => {
  const [mark, ...lines] = monthFile([close, { ...close, number: 8 }], branch);
  const rows = lines.map((line) => line.trimEnd().split(';'));
  const column = (name: string) => rows.map((row) => row[(rows[0] ?? []).indexOf(name)]);
  expect(mark).toBe('\uFEFF');
  expect(column('Nr.')).toEqual(['Nr.', '7', '8', 'Summe']);
  expect(column('Einnahmen Barzahlung').slice(1)).toEqual(['190,50', '190,50', '381,00']);
  expect(column('Rückerstattet Karte (online)').slice(1)).toEqual(['0,00', '0,00', '0,00']);
  expect(column('USt. 10 %').slice(1)).toEqual(['19,59', '19,59', '39,18']);
  expect(column('Differenz').slice(1)).toEqual(['-2,50', '-2,50', '-5,00']);
  expect(column('Anmerkung')[1]).toBe(`"'=Rückgeld ""falsch"""`);
});

test('says that no day was closed and that nothing was ordered yet', async () => {
  draw({ closes: [], open: { ...period, from: null, methods: [], vat: [], orders: 0, delivery: 0 } });
  expect(await screen.findByText('In diesem Monat wurde kein Tag abgeschlossen.')).toBeTruthy();
  expect(await screen.findByText('In dieser Filiale wurde noch nichts bestellt.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tag abschließen' })).toBeNull();
});

test('employees have no access', async () => {
  draw({ roles: ['ROLE_EMPLOYEE'] });
  expect(screen.queryByText('Einnahmen nach Zahlungsart')).toBeNull();
});
