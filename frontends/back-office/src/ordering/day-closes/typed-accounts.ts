import type { BookingAccountsDraft, BookingAccountsOnWire } from '@theke/contracts/ordering/booking-accounts';
import { bookingAccountsMessages } from './booking-accounts-messages.de.ts';

/** Numbers as typed; empty while they are not entered. */
type TypedNumbers = Record<'adviser' | 'client' | 'accountLength' | 'yearMonth', string>;

/** Values of the form, as typed. */
export type TypedAccounts = TypedNumbers & Omit<BookingAccountsOnWire, keyof TypedNumbers | 'version'>;

const textOf = (number: number | null): string => (number === null ? '' : String(number));

export const toTyped = ({ version: _, ...accounts }: BookingAccountsOnWire): TypedAccounts => ({
  ...accounts,
  adviser: textOf(accounts.adviser),
  client: textOf(accounts.client),
  accountLength: textOf(accounts.accountLength),
  yearMonth: textOf(accounts.yearMonth),
});

const isNumber = (text: string): boolean => /^\d{0,9}$/.test(text.trim());

/** Message for a number that is not one; undefined for a number or nothing. */
export const numberFault = (text: string): string | undefined =>
  isNumber(text) ? undefined : bookingAccountsMessages.onlyDigits;

const toNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The request; undefined if a number cannot be read. */
export function toDraft(typed: TypedAccounts, version: number): BookingAccountsDraft | undefined {
  const { adviser, client, accountLength, yearMonth, ...accounts } = typed;
  if (!isNumber(adviser) || !isNumber(client)) return undefined;
  return {
    ...{ version, ...accounts },
    adviser: toNumber(adviser),
    client: toNumber(client),
    accountLength: toNumber(accountLength),
    yearMonth: toNumber(yearMonth),
  };
}

/** "Jänner" to "Dezember" */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('de-AT', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
);
