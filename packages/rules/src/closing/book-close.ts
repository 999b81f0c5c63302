import { accountAt, type BookingAccounts, rateAccountOf } from './booking-accounts.ts';
import type { Booking } from './booking-file.ts';
import { type BookedClose, type FigureName, listFigures } from './list-figures.ts';

/** Texts of the bookings of a close. */
export type BookingTexts = {
  /** Receipt number of all its bookings: letters, digits and hyphens, at most 36. */
  readonly receipt: string;
  readonly textOf: (name: FigureName) => string;
};

/**
 * Books a day close: one booking per figure and pair of accounts (CLOSE-10). The accounts that it needs are entered
 * (`findMissingAccounts`).
 */
export const bookClose = (
  close: BookedClose,
  accounts: BookingAccounts,
  { receipt, textOf }: BookingTexts,
): Booking[] =>
  listFigures(close).map(({ name, debit, credit, amount }) => ({
    debit: accountAt(accounts, debit),
    credit: accountAt(accounts, credit),
    amount,
    currency: close.currency,
    taxKey: name.kind === 'revenue' ? (rateAccountOf(accounts, name.rate)?.taxKey ?? '') : '',
    day: close.businessDay,
    receipt,
    text: textOf(name),
  }));
