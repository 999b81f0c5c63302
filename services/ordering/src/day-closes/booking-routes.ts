import {
  bookingAccountsChanged,
  readBookingAccounts,
  readBookingFile as readBookingFileEndpoint,
  saveBookingAccounts,
} from '@theke/contracts/ordering/booking-accounts';
import { accessibleBranches, isReached } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { stale, unknown } from '@theke/kit/problem';
import { bookingAccountsStore } from './booking-accounts-store.ts';
import type { CloseDeps } from './close-day.ts';
import { dayCloseStore } from './day-close-store.ts';
import { readBookingFile } from './read-booking-file.ts';

/** Accounts of the business, and booking files of its day closes (CLOSE-10, CLOSE-11). */
export function bookingRoutes({ db, now }: CloseDeps): Route[] {
  return [
    route(readBookingAccounts, ({ tenant }) => db.withTenant(tenant, readAccounts)),
    route(saveBookingAccounts, ({ tenant, body }) =>
      db.withTenant(tenant, async (tx) => {
        // Rates without an account are offered again as long as closes have them.
        const draft = { ...body, rates: body.rates.filter(({ account, taxKey }) => account !== '' || taxKey !== '') };
        const version = await bookingAccountsStore.save(tx, draft);
        if (version === undefined) throw stale('Die Konten');
        const { version: _, ...data } = draft;
        tx.publish(bookingAccountsChanged(tenant, version, data));
        return readAccounts(tx);
      }),
    ),
    route(readBookingFileEndpoint, ({ tenant, access, query: { branch, month } }) =>
      db.withTenant(tenant, (tx) => {
        if (branch !== undefined && !isReached(access, { branch })) throw unknown('Die Filiale');
        const branches = branch === undefined ? accessibleBranches(access) : [branch];
        return readBookingFile(tx, { tenant, month, branches, at: now() });
      }),
    ),
  ];
}

/** The stored accounts, and a row for each VAT rate of the business's closes. */
async function readAccounts(tx: Transaction) {
  const [stored, used] = await Promise.all([bookingAccountsStore.find(tx), dayCloseStore.listRates(tx)]);
  const added = used.filter((rate) => !stored.rates.some((one) => one.rate === rate));
  const rates = [...stored.rates, ...added.map((rate) => ({ rate, account: '', taxKey: '' }))];
  return { ...stored, rates: rates.toSorted((one, other) => one.rate - other.rate) };
}
