import { createHash } from 'node:crypto';
import type { Transaction } from '@theke/kit/database/database';

const minute = 60_000;
/** Typing errors are free; from the fifth on each failure doubles the wait, up to an hour. */
const free = 4;

/** How long an account stays locked after so many failures in a row, in ms. */
export const lockFor = (failures: number): number =>
  failures <= free ? 0 : Math.min(2 ** (failures - free - 1), 60) * minute;

const digest = (email: string) => createHash('sha256').update(email).digest();

export const loginFailures = {
  /**
   * Counts an attempt before the password is looked at, so that many at once do not slip past the lock.
   * @returns until when the account was locked already; then the attempt is not counted
   */
  async begin(tx: Transaction, email: string, now: Date): Promise<Date | undefined> {
    const [row] = await tx.query<{ failures: number; locked_until: Date | null }>(
      `insert into login_failure as seen (email_hash, failures) values ($1, 0)
       on conflict (tenant_id, email_hash) do update set failures = seen.failures returning failures, locked_until`,
      [digest(email)],
    );
    if (row?.locked_until && row.locked_until > now) return row.locked_until;
    const failures = (row?.failures ?? 0) + 1;
    const locked = lockFor(failures);
    await tx.query('update login_failure set failures = $2, locked_until = $3 where email_hash = $1', [
      digest(email),
      failures,
      locked > 0 ? new Date(now.getTime() + locked) : null,
    ]);
    return undefined;
  },

  async forget(tx: Transaction, email: string): Promise<void> {
    await tx.query('delete from login_failure where email_hash = $1', [digest(email)]);
  },
};
