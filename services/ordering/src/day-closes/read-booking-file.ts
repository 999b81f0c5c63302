import type { Branch } from '@theke/contracts/catalog/branch';
import type { DayClose } from '@theke/contracts/ordering/day-close';
import type { Transaction } from '@theke/kit/database/database';
import { Problem } from '@theke/kit/problem';
import { bookClose } from '@theke/rules/closing/book-close';
import { type BookingAccounts, findMissingAccounts } from '@theke/rules/closing/booking-accounts';
import { type BookingHead, bookingFile } from '@theke/rules/closing/booking-file';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { monthSpan } from '@theke/rules/time/months';
import { offerStore } from '../offer/offer-store.ts';
import { bookingAccountsStore } from './booking-accounts-store.ts';
import { bookingText, missingAccountText } from './booking-texts.de.ts';
import { dayCloseStore } from './day-close-store.ts';

type Numbers = Pick<BookingHead, 'adviser' | 'client' | 'accountLength' | 'yearMonth'>;

/** The receipt numbers of a branch without identifier begin with this. */
const unnamed = 'filiale';

/**
 * The booking file of a month (CLOSE-10).
 * @param branches accessible branches; null: all
 * @throws Problem 422 ACCOUNT_MISSING for each missing account
 */
export async function readBookingFile(
  tx: Transaction,
  { tenant, month, branches, at }: { tenant: string; month: string; branches: readonly string[] | null; at: Date },
): Promise<{ fileName: string; content: string }> {
  const [accounts, closes, config] = await Promise.all([
    bookingAccountsStore.find(tx),
    dayCloseStore.listDays(tx, monthSpan(month), branches),
    offerStore.findConfig(tx, tenant),
  ]);
  const numbers = requireAccounts(closes, accounts);
  const named = await findBranches(tx, [...(branches ?? []), ...closes.map(({ branch }) => branch.id)]);
  const bookings = closes.flatMap((close) => {
    const { identifier = unnamed, name = '' } = named.get(close.branch.id) ?? {};
    return bookClose(close, accounts, {
      receipt: `${identifier.slice(0, 28)}-${close.number}`,
      textOf: (figure) => bookingText(figure, close, name),
    });
  });
  const [first] = named.values();
  const only = named.size === 1 ? first?.identifier : undefined;
  return {
    fileName: ['EXTF_Tagesabschluesse', only, month].filter(Boolean).join('_').concat('.csv'),
    content: bookingFile(bookings, {
      ...{ ...numbers, month, createdAt: at, zone: zoneOf(first ?? {}) },
      currency: closes.at(-1)?.currency ?? config?.currency ?? 'EUR',
    }),
  };
}

function requireAccounts(closes: readonly DayClose[], accounts: BookingAccounts): Numbers {
  const missing = findMissingAccounts(closes, accounts);
  const { adviser, client, accountLength, yearMonth } = accounts;
  if (missing.length > 0 || adviser === null || client === null || accountLength === null || yearMonth === null)
    throw new Problem(
      422,
      missing.map((path) => ({ code: 'ACCOUNT_MISSING', message: missingAccountText(path), field: path })),
    );
  return { adviser, client, accountLength, yearMonth };
}

async function findBranches(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Branch>> {
  const found = await Promise.all([...new Set(ids)].map((id) => offerStore.findBranch(tx, id)));
  return new Map(found.flatMap((branch) => (branch ? [[branch.id, branch]] : [])));
}
