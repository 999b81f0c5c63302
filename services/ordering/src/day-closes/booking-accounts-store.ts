import {
  type BookingAccountsDraft,
  type BookingAccountsOnWire,
  bookingAccounts,
} from '@theke/contracts/ordering/booking-accounts';
import type { Transaction } from '@theke/kit/database/database';

export const bookingAccountsStore = {
  /** Version 0 and empty values if none were saved. Fields added since they were stored are empty. */
  async find(tx: Transaction): Promise<BookingAccountsOnWire> {
    const [row] = await tx.query<{ version: number; doc: object }>(
      'select version, doc from booking_accounts',
      [],
      'booking-accounts-find',
    );
    return bookingAccounts.parse({ ...row?.doc, version: row?.version ?? 0 });
  },

  /** @returns the new version; undefined if `version` is outdated */
  async save(tx: Transaction, { version, ...doc }: BookingAccountsDraft): Promise<number | undefined> {
    const [row] = await tx.query<{ version: number }>(
      version === 0
        ? 'insert into booking_accounts (doc, version) values ($1, $2::int + 1) on conflict do nothing returning version'
        : 'update booking_accounts set doc = $1, version = version + 1 where version = $2 returning version',
      [JSON.stringify(doc), version],
      version === 0 ? 'booking-accounts-insert' : 'booking-accounts-update',
    );
    return row?.version;
  },
};
