// CLOSE-10
import { expect, test } from '@jest/globals';
import { toMoney } from '../money/money.ts';
import { encodeWindows1252 } from '../texts/encode-windows-1252.ts';
import { type Booking, bookingFile, startOfFinancialYear } from './booking-file.ts';
import { datevColumns } from './datev-columns.ts';

const head = {
  ...{ adviser: 29098, client: 55003, accountLength: 4, yearMonth: 7, month: '2026-02', currency: 'EUR' },
  ...{ createdAt: new Date('2026-03-02T07:05:09.123Z'), zone: 'Europe/Vienna' },
};
const booking: Booking = {
  ...{ debit: '1490', credit: '4500', amount: toMoney(1234.5), currency: 'EUR', taxKey: '', day: '2026-02-28' },
  ...{ receipt: 'innenstadt-7', text: 'Umsatz 10 %, Abschluss 7, Café "Süd"' },
};
const lines = (...bookings: Booking[]) => bookingFile(bookings, head).split('\r\n');

test('writes the header of version 700, category 21 and format version 13 with 31 fields', () => {
  const [header = ''] = lines();
  expect(header).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20260302080509000;;"";"Theke";"";29098;55003;20250701;4;20260201;20260228;"Tagesabschluesse 2026-02";"";1;0;0;"EUR";;"";;;"";;;"";""',
  );
  expect(header.split(';')).toHaveLength(31);
});

/** Expressions that DATEV publishes for the columns which the file fills. */
const published: Readonly<Record<string, RegExp>> = {
  'Umsatz (ohne Soll/Haben-Kz)': /^(?!0{1,10},00)\d{1,10},\d{2}$/,
  'Soll/Haben-Kennzeichen': /^"(S|H)"$/,
  'WKZ Umsatz': /^"[A-Z]{3}"$/,
  Konto: /^(?!0{1,9}$)\d{1,9}$/,
  'Gegenkonto (ohne BU-Schlüssel)': /^(?!0{1,9}$)\d{1,9}$/,
  Belegdatum: /^\d{4}$/,
  'Belegfeld 1': /^"[\w$&%*+\-/]{0,36}"$/,
  Buchungstext: /^".{0,60}"$/,
};

test('writes a line of 125 columns for each booking; other columns are empty', () => {
  const [, names = '', line = '', rest] = lines(booking);
  expect(rest).toBe('');
  expect(names.split(';')).toEqual(datevColumns.map(({ name }) => name));
  expect(datevColumns).toHaveLength(125);
  expect(line.split(';')).toHaveLength(125);
  for (const [index, value] of line.split(';').entries()) {
    const { name = '', isText } = datevColumns[index] ?? {};
    expect([name, value]).toEqual([
      name,
      published[name] ? expect.stringMatching(published[name]) : isText ? '""' : '',
    ]);
  }
  expect(line).toMatch(
    /^1234,50;"S";"EUR";;;"";1490;4500;"";2802;"innenstadt-7";"";;"Umsatz 10 %, Abschluss 7, Café ""Süd""";/,
  );
});

test('reverses a negative amount, writes a tax key, and cuts the text to 60 characters', () => {
  const long = 'x'.repeat(80);
  const [, , line = ''] = lines({ ...booking, amount: toMoney(-0.05), taxKey: '0003', text: long });
  expect(line).toMatch(/^0,05;"H";"EUR";;;"";1490;4500;"0003";2802;"innenstadt-7";"";;"x{60}";/);
});

test('text holds no line breaks', () => {
  expect(lines({ ...booking, text: 'Abschluss 7\r\n"EXTF"' })).toHaveLength(4);
});

test.each([
  ['2026-02', 1, '2026-01-01'],
  ['2026-02', 2, '2026-02-01'],
  ['2026-02', 3, '2025-03-01'],
  ['2026-12', 10, '2026-10-01'],
])('the financial year of %s that begins in month %i starts on %s', (month, yearMonth, start) => {
  expect(startOfFinancialYear(month, yearMonth)).toBe(start);
});

test('the file in Windows-1252 reads the same', () => {
  const text = bookingFile([{ ...booking, text: 'Girokarte, Küche – 5 €, „Öl“' }], head);
  expect(new TextDecoder('windows-1252').decode(encodeWindows1252(text))).toBe(text);
});
