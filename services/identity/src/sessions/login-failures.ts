import { createHash } from 'node:crypto';
import type { Transaction } from '@theke/kit/database/database';

const minute = 60_000;
/** Typing errors are free; from the fifth on each failure doubles the wait, up to an hour. */
const free = 4;

/** How long an account stays locked after so many failures in a row, in ms. */
export const lockFor = (failures: number): number =>
  failures <= free ? 0 : Math.min(2 ** (failures - free - 1), 60) * minute;

/** Longer than any lock. */
const kept = 24 * 60 * minute;
const dayBefore = (now: Date) => new Date(now.getTime() - kept);

const digest = (email: string) => createHash('sha256').update(email).digest();

export const loginFailures = {
  /**
   * Counts an attempt before the password is looked at, so that many at once do not slip past the lock. Clears away what is
   * a day old: only attempts make the table grow, so they are what keeps it small.
   * @returns until when the account was locked already; then the attempt is not counted
   */
  async begin(tx: Transaction, email: string, now: Date): Promise<Date | undefined> {
    const [row] = await tx.query<{ failures: number; locked_until: Date | null }>(
      `insert into login_failure as seen (email_hash, failures, at) values ($1, 0, $2)
       on conflict (tenant_id, email_hash) do update set failures = case when seen.at < $3 then 0 else seen.failures end
       returning failures, locked_until`,
      [digest(email), now, dayBefore(now)],
    );
    if (row?.locked_until && row.locked_until > now) return row.locked_until;
    const failures = (row?.failures ?? 0) + 1;
    const locked = lockFor(failures);
    tx.query('update login_failure set failures = $2, locked_until = $3, at = $4 where email_hash = $1', [
      digest(email),
      failures,
      locked > 0 ? new Date(now.getTime() + locked) : null,
      now,
    ]);
    // Waits for nobody, or two logins that clear away each other's could wait for ever.
    await tx.query(
      `delete from login_failure where email_hash in
         (select email_hash from login_failure where at < $1 for update skip locked)`,
      [dayBefore(now)],
    );
    return undefined;
  },

  async forget(tx: Transaction, email: string): Promise<void> {
    await tx.query('delete from login_failure where email_hash = $1', [digest(email)]);
  },
};
