import { type PaymentMethod, paymentRows } from '../payments/payment-methods.ts';
import { type AccountPath, type BookedClose, listFigures } from './list-figures.ts';

/** Account of a VAT rate. `taxKey`: four digits (BU-Schlüssel); empty if the account determines the VAT itself. */
export type RateAccount = { readonly rate: number; readonly account: string; readonly taxKey: string };

/** Accounts and numbers that the tax adviser of a business assigns. Not entered yet: null, or an empty account. */
export type BookingAccounts = {
  /** Numbers of the adviser and of the client. */
  readonly adviser: number | null;
  readonly client: number | null;
  /** Digits of the accounts, 4 to 8. */
  readonly accountLength: number | null;
  /** Month in which the financial year begins, 1 to 12. */
  readonly yearMonth: number | null;
  /** Account between the two sides of a close; every close leaves it at 0. */
  readonly clearing: string;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  readonly rates: readonly RateAccount[];
  readonly tips: string;
  readonly giftCards: string;
  readonly cashDifference: string;
  readonly outstanding: string;
};

export const rateAccountOf = ({ rates }: BookingAccounts, rate: number): RateAccount | undefined =>
  rates.find((one) => one.rate === rate);

/** The account or number at a path, as text; empty if it was not entered. */
export function accountAt(accounts: BookingAccounts, path: AccountPath): string {
  const [name, key] = path.split(/\.(.*)/s) as [string, string | undefined];
  if (name === 'rates') return rateAccountOf(accounts, Number(key))?.account ?? '';
  if (name === 'methods') return accounts.methods[key as PaymentMethod];
  return String(accounts[name as Exclude<keyof BookingAccounts, 'methods' | 'rates'>] ?? '');
}

/** Values that are needed to book these closes and were not entered yet (CLOSE-11), in the order of the form. */
export function findMissingAccounts(closes: readonly BookedClose[], accounts: BookingAccounts): AccountPath[] {
  const figures = closes.flatMap(listFigures);
  const needed = new Set(figures.flatMap(({ debit, credit }) => [debit, credit]));
  const rates = [...needed].flatMap((path) => (path.startsWith('rates.') ? [Number(path.slice('rates.'.length))] : []));
  const order: AccountPath[] = [
    ...(['adviser', 'client', 'accountLength', 'yearMonth'] as const),
    ...paymentRows.map(({ method }) => `methods.${method}` as const),
    ...rates.toSorted((one, other) => one - other).map((rate) => `rates.${rate}` as const),
    ...(['clearing', 'tips', 'giftCards', 'cashDifference', 'outstanding'] as const),
  ];
  const isHead = (path: AccountPath) => order.indexOf(path) < 4;
  return order.filter((path) => (isHead(path) || needed.has(path)) && accountAt(accounts, path) === '');
}
