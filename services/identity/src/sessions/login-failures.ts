import { createHash } from 'node:crypto';
import type { Transaction } from '@theke/kit/database/database';
import { networkOf } from '@theke/kit/network';

const minute = 60_000;
/** Attempts without a lock, for typing errors; from the fifth on each failure doubles the lock, up to an hour. */
const free = 4;

/** Lock of an account for an origin after consecutive failures, in ms. */
export const lockFor = (failures: number): number =>
  failures <= free ? 0 : Math.min(2 ** (failures - free - 1), 60) * minute;

/** How long failures are stored, in ms; longer than any lock. */
const retentionMs = 24 * 60 * minute;
const dayBefore = (now: Date) => new Date(now.getTime() - retentionMs);

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Account and origin of an attempt, which are locked together (SESSION-07). */
export type Attempt = {
  email: string;
  /** A network, or a browser that has logged in before. */
  origin: string;
};

/** A known browser is its own origin, also when others share its address. */
export const originOf = (address: string, browser: string | undefined): string =>
  browser === undefined ? `network ${networkOf(address)}` : `browser ${browser}`;

export const loginFailures = {
  /**
   * Counts an attempt before the password is verified, so that concurrent attempts cannot bypass the lock. Also deletes
   * attempts older than a day: only attempts grow the table, so this limits it.
   * @returns end of an existing lock of that origin; then the attempt is not counted
   */
  async begin(tx: Transaction, { email, origin }: Attempt, now: Date): Promise<Date | undefined> {
    const [row] = await tx.query<{ failures: number; locked_until: Date | null }>(
      `insert into failed_login as seen (email_hash, origin_hash, failures, at) values ($1, $2, 0, $3)
       on conflict (tenant_id, email_hash, origin_hash)
         do update set failures = case when seen.at < $4 then 0 else seen.failures end
       returning failures, locked_until`,
      [digest(email), digest(origin), now, dayBefore(now)],
    );
    if (row?.locked_until && row.locked_until > now) return row.locked_until;
    const failures = (row?.failures ?? 0) + 1;
    const locked = lockFor(failures);
    tx.query(
      `update failed_login set failures = $3, locked_until = $4, at = $5 where email_hash = $1 and origin_hash = $2`,
      [digest(email), digest(origin), failures, locked > 0 ? new Date(now.getTime() + locked) : null, now],
    );
    // Skips locked rows; otherwise two concurrent cleanups could deadlock.
    await tx.query(
      `delete from failed_login where (email_hash, origin_hash) in
         (select email_hash, origin_hash from failed_login where at < $1 for update skip locked)`,
      [dayBefore(now)],
    );
    return undefined;
  },

  /** After a successful login. */
  async forget(tx: Transaction, { email, origin }: Attempt): Promise<void> {
    await tx.query('delete from failed_login where email_hash = $1 and origin_hash = $2', [
      digest(email),
      digest(origin),
    ]);
  },

  /** After a new password, for all origins of the account. */
  async forgetAll(tx: Transaction, email: string): Promise<void> {
    await tx.query('delete from failed_login where email_hash = $1', [digest(email)]);
  },
};
