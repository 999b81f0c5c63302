import { createHash } from 'node:crypto';
import type { Transaction } from '@theke/kit/database/database';
import { networkOf } from '@theke/kit/network';

const minute = 60_000;
/** Typing errors are free; from the fifth on each failure doubles the wait, up to an hour. */
const free = 4;

/** How long an account stays locked for an origin after so many failures in a row, in ms. */
export const lockFor = (failures: number): number =>
  failures <= free ? 0 : Math.min(2 ** (failures - free - 1), 60) * minute;

/** Longer than any lock. */
const kept = 24 * 60 * minute;
const dayBefore = (now: Date) => new Date(now.getTime() - kept);

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Who tries to get in where: a lock holds for an account and an origin together (SESSION-07). */
export type Attempt = {
  email: string;
  /** A network, or a browser that logged in before. */
  origin: string;
};

/** A browser that the gateway knows stands for itself, whoever else tries behind the same address. */
export const originOf = (address: string, browser: string | undefined): string =>
  browser === undefined ? `network ${networkOf(address)}` : `browser ${browser}`;

export const loginFailures = {
  /**
   * Counts an attempt before the password is looked at, so that many at once do not slip past the lock. Clears away what is
   * a day old: only attempts make the table grow, so they are what keeps it small.
   * @returns until when the account was locked for that origin already; then the attempt is not counted
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
    // Waits for nobody, or two logins that clear away each other's could wait for ever.
    await tx.query(
      `delete from failed_login where (email_hash, origin_hash) in
         (select email_hash, origin_hash from failed_login where at < $1 for update skip locked)`,
      [dayBefore(now)],
    );
    return undefined;
  },

  /** Of one who got in. */
  async forget(tx: Transaction, { email, origin }: Attempt): Promise<void> {
    await tx.query('delete from failed_login where email_hash = $1 and origin_hash = $2', [
      digest(email),
      digest(origin),
    ]);
  },

  /** Of an account that was given another password, wherever it was tried. */
  async forgetAll(tx: Transaction, email: string): Promise<void> {
    await tx.query('delete from failed_login where email_hash = $1', [digest(email)]);
  },
};
