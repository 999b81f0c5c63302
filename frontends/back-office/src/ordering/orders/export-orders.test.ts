import { expect, test } from '@jest/globals';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { anOrder } from '../shared/order-samples.ts';
import { exportOrders } from './export-orders.ts';

const names = { zoneOf: () => 'Europe/Vienna', branchName: () => 'Neubau' };
const byPlaced = { field: 'placedAt', order: 'DESC' as const };
const numbered = (index: number): Order => anOrder({ id: `bestellung-${index}`, ticketNumber: index });

/** 600 orders; one is added between the first and second page, which shifts every row by one. */
function growing() {
  const queries: unknown[] = [];
  const api = async (_: unknown, { query }: { query: { page: number; pageSize: number } }) => {
    queries.push(query);
    const orders = Array.from({ length: 600 }, (_, index) => numbered(600 - index));
    const now = query.page === 1 ? orders : [numbered(601), ...orders];
    return { data: now.slice((query.page - 1) * query.pageSize, query.page * query.pageSize) };
  };
  return { queries, api: api as unknown as OfficeApi };
}

test('exports all filtered orders, each once, with the charged amounts', async () => {
  const { queries, api } = growing();
  const progress: number[] = [];
  const shown = { filter: { q: 'Wies', status: 'placed' }, sort: byPlaced };
  const lines = (await exportOrders(api, shown, names, (rows) => progress.push(rows))).join('').split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFNr.;Kürzel;Bestellt;Filiale;Art;Tisch oder Gebiet;Gast;Firma;Zahlung;Bezahlt;Status;Davon Pfand;Davon Lieferung;Rabatte;Netto;USt. 10 %;Summe;Rückerstattet;Währung',
  );
  expect(lines[1]).toBe(
    '600;K7M2XQPA;21.11.2026 18:50;Neubau;Takeaway;;Katharina Wiesinger;;Barzahlung;nein;Neu;0,00;0,00;0,00;9,91;0,99;10,90;0,00;EUR',
  );
  expect(lines.slice(1, -1)).toHaveLength(600);
  expect(new Set(lines).size).toBe(602);
  expect(queries).toEqual(
    [1, 2].map((page) => ({ page, pageSize: 500, sort: '-placedAt', q: 'Wies', filter: { status: 'placed' } })),
  );
  expect(progress).toEqual([500, 600]);
});

// TIP-10
test('has a column for tips only if there are some, less their refunds and apart from the sums', async () => {
  const orders = [
    anOrder({ id: 'a' }),
    anOrder({ id: 'b', tip: 2, refunded: 0.5, refundedOfTotal: 0, refundedOfTip: 0.5 }),
  ];
  const api = (async () => ({ data: orders })) as unknown as OfficeApi;
  const [head = '', ...rows] = (await exportOrders(api, { filter: {}, sort: byPlaced }, names, () => undefined))
    .join('')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').slice(-4).join(';'));
  expect([head, ...rows]).toEqual([
    'Summe;Rückerstattet;Trinkgeld;Währung',
    '10,90;0,00;0,00;EUR',
    '10,90;0,00;1,50;EUR',
  ]);
});

test('has a column per VAT rate, and net and VAT of a row add up to its gross', async () => {
  const items = { net: 13.1667, tax: 2.6333, gross: 15.8 };
  const delivery = { net: 2.5, tax: 0.5, gross: 3 };
  const totals = { ...items, delivery, taxes: { '20': 2.1, '10': 1.0333 }, currency: 'EUR', isEstimated: false };
  const orders = [
    anOrder({ id: 'a' }),
    anOrder({
      id: 'b',
      refunded: 9,
      refundedOfTotal: 5,
      totals: { ...totals, total: { net: 15.6667, tax: 3.1333, gross: 18.8 } },
    }),
  ];
  const api = (async () => ({ data: orders })) as unknown as OfficeApi;
  const [head = '', ...rows] = (await exportOrders(api, { filter: {}, sort: byPlaced }, names, () => undefined))
    .join('')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').slice(-6).join(';'));
  expect(head).toBe('Netto;USt. 10 %;USt. 20 %;Summe;Rückerstattet;Währung');
  expect(rows).toEqual(['9,91;0,99;0,00;10,90;0,00;EUR', '15,67;1,03;2,10;18,80;-5,00;EUR']);
});
