import { fromMoney, type Money, money } from '../money/money.ts';
import { type LocalDate, localTime } from '../time/local-time.ts';
import { type Month, monthSpan } from '../time/months.ts';
import { csvField, datevColumns } from './datev-columns.ts';

/** A line of the file. A negative amount reverses debit and credit. */
export type Booking = {
  readonly debit: string;
  readonly credit: string;
  /** Whole cents, not 0. */
  readonly amount: Money;
  readonly currency: string;
  /** Four digits; empty for none. */
  readonly taxKey: string;
  readonly day: LocalDate;
  /** Receipt number (Belegfeld 1): letters, digits and hyphens, at most 36. */
  readonly receipt: string;
  /** Cut to 60 characters. */
  readonly text: string;
};

/** The first line of the file. */
export type BookingHead = {
  readonly adviser: number;
  readonly client: number;
  readonly accountLength: number;
  /** Month in which the financial year begins, 1 to 12. */
  readonly yearMonth: number;
  readonly month: Month;
  readonly currency: string;
  readonly createdAt: Date;
  readonly zone: string;
};

/** First day of the financial year to which a month belongs. */
export function startOfFinancialYear(month: Month, yearMonth: number): LocalDate {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `${number >= yearMonth ? year : year - 1}-${String(yearMonth).padStart(2, '0')}-01`;
}

const compact = (date: LocalDate): string => date.replaceAll('-', '');
/** `YYYYMMDDHHMMSSFFF` in a time zone. */
const stampOf = (at: Date, zone: string): string =>
  new Date(localTime(zone, at.getTime())).toISOString().replaceAll(/[-:TZ.]/g, '');
/** "1234,50" of an amount in whole cents, without its sign. */
const amountText = (amount: Money): string =>
  fromMoney(money(Math.abs(amount)))
    .toFixed(2)
    .replace('.', ',');

/** The 31 fields of the header, version 700; reserved ones are empty. */
function headerLine(head: BookingHead): string {
  const { from, to } = monthSpan(head.month);
  const text = (value: string) => csvField(value, true);
  return [
    ...[text('EXTF'), 700, 21, text('Buchungsstapel'), 13, stampOf(head.createdAt, head.zone), ''],
    // Origin, exporting and importing user.
    ...[text(''), text('Theke'), text('')],
    ...[head.adviser, head.client, compact(startOfFinancialYear(head.month, head.yearMonth)), head.accountLength],
    ...[compact(from), compact(to), text(`Tagesabschluesse ${head.month}`), text('')],
    // Financial accounting, for every purpose, not locked: the adviser locks bookings.
    ...[1, 0, 0, text(head.currency), '', text(''), '', '', text(''), '', '', text(''), text('')],
  ].join(';');
}

function bookingLine({ debit, credit, amount, currency, taxKey, day, receipt, text }: Booking): string {
  const [, month = '', date = ''] = day.split('-');
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': amountText(amount),
    'Soll/Haben-Kennzeichen': amount > 0 ? 'S' : 'H',
    'WKZ Umsatz': currency,
    Konto: debit,
    'Gegenkonto (ohne BU-Schlüssel)': credit,
    'BU-Schlüssel': taxKey,
    Belegdatum: `${date}${month}`,
    'Belegfeld 1': receipt,
    Buchungstext: text.slice(0, 60),
  };
  return datevColumns.map(({ name, isText }) => csvField(values[name] ?? '', isText)).join(';');
}

/**
 * Bookings of a month in the format "DATEV-Format Buchungsstapel" (CLOSE-10), as text with semicolons, decimal commas
 * and CRLF; it has to be saved in Windows-1252. Header version 700, category 21, format version 13.
 *
 * Follows the published description (developer.datev.de, "Header", "Buchungsstapel" and the sample file). Not used:
 * foreign currencies, cost centres, due dates and everything about customers. The file has not been imported into a
 * program of DATEV.
 */
export const bookingFile = (bookings: readonly Booking[], head: BookingHead): string =>
  [headerLine(head), datevColumns.map(({ name }) => name).join(';'), ...bookings.map(bookingLine)]
    .map((line) => `${line}\r\n`)
    .join('');
