import { expect, test } from '@jest/globals';
import { exportDays } from './export-days.ts';
import {
  exportHours,
  exportItems,
  exportOrigins,
  exportReservations,
  exportTaxes,
  exportTips,
} from './export-tables.ts';

const linesOf = (file: readonly string[]) => file.join('').split('\r\n');
const product = '0199f000-0000-7000-8000-000000000006';

test('exports a row per product and unit with German numbers; a name is never a formula', () => {
  const rows = [
    { product, name: '=SUMME(A1)', unit: 'piece' as const, orders: 3, amount: 4, gross: 43.6 },
    { product, name: 'Antipasti', unit: 'kilogram' as const, orders: 1_200, amount: 0.35, gross: 11.2 },
  ];
  expect(linesOf(exportItems(rows))).toEqual([
    '\uFEFFProdukt;Einheit;Bestellungen;Menge;Brutto',
    "'=SUMME(A1);Stk.;3;4;43,6",
    'Antipasti;kg;1200;0,35;11,2',
    '',
  ]);
});

test('exports origins by display name, codes by path', () => {
  const rows = [
    { origin: 'qr' as const, qr: 'tisch-12', orders: 3, gross: 80, net: 72.73 },
    { origin: 'search' as const, qr: '', orders: 1, gross: 20, net: 18.18 },
  ];
  expect(linesOf(exportOrigins(rows))).toEqual([
    '\uFEFFHerkunft;Bestellungen;Brutto;Netto',
    'QR-Code „tisch-12“;3;80;72,73',
    'Suchmaschine;1;20;18,18',
    '',
  ]);
});

// STAT-30
test('exports each VAT rate as a row with net, VAT and gross', () => {
  const rows = [
    { rate: 10, orders: 2, net: 14.0455, tax: 1.4045, gross: 15.45 },
    { rate: null, orders: 1, net: 9.9091, tax: 0.9909, gross: 10.9 },
  ];
  expect(linesOf(exportTaxes(rows))).toEqual([
    '\uFEFFSteuersatz;Bestellungen;Netto;USt.;Brutto',
    '10 %;2;14,0455;1,4045;15,45',
    'nicht bekannt;1;9,9091;0,9909;10,9',
    '',
  ]);
});

// TIP-10
test('exports tips by day and payment method', () => {
  const rows = [
    { day: '2026-11-20', paymentMethod: 'cash' as const, orders: 3, gross: 6.5 },
    { day: '2026-11-21', paymentMethod: 'unknown' as const, orders: 1, gross: 2 },
  ];
  expect(linesOf(exportTips(rows))).toEqual([
    '\uFEFFTag;Zahlungsart;Bestellungen;Trinkgeld',
    '20.11.2026;Barzahlung;3;6,5',
    expect.stringMatching(/^21\.11\.2026;.+;1;2$/),
    '',
  ]);
});

// RESV-16
test('exports days with reservations only', () => {
  const none = { reservations: 0, guests: 0, walkIns: 0, noShows: 0, canceled: 0 };
  const rows = [
    { day: '2026-11-19', ...none },
    { day: '2026-11-20', ...none, canceled: 1 },
    { day: '2026-11-21', ...none, reservations: 3, guests: 7, noShows: 1 },
  ];
  expect(linesOf(exportReservations(rows))).toEqual([
    '\uFEFFTag;Reservierungen;Gäste;Ohne Reservierung;Nicht erschienen;Storniert',
    '20.11.2026;0;0;0;0;1',
    '21.11.2026;3;7;0;1;0',
    '',
  ]);
});

test('exports a row per hour of the week with orders', () => {
  const rows = [
    { weekday: 1, hour: 9, orders: 2 },
    { weekday: 7, hour: 0, orders: 1 },
  ];
  expect(linesOf(exportHours(rows))).toEqual(['\uFEFFWochentag;Stunde;Bestellungen', 'Montag;9;2', 'Sonntag;0;1', '']);
});

test('exports each day as a row with its revenue', () => {
  const days = [{ day: '2026-11-20', orders: 3, gross: 90.3, net: 82.09, refunded: 0, refunds: 0 }];
  expect(linesOf(exportDays(days))).toEqual([
    '\uFEFFTag;Bestellungen;Brutto;Netto;Rückerstattet',
    '20.11.2026;3;90,3;82,09;0',
    '',
  ]);
});
