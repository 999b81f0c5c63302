import { createHash } from 'node:crypto';
import type { Transaction } from '@theke/kit/database/database';

const hour = 3_600_000;

export const linkRequests = {
  /**
   * Counts a request and deletes those older than an hour. @returns the number of requests within the last hour
   * @param counted an address, alone or with the requester's network
   */
  async count(tx: Transaction, counted: string, now: Date): Promise<number> {
    const hourAgo = new Date(now.getTime() - hour);
    const [row] = await tx.query<{ requests: number }>(
      `insert into login_link_request as seen (email_hash, since, requests) values ($1, $2, 1)
       on conflict (tenant_id, email_hash) do update set
         requests = case when seen.since < $3 then 1 else seen.requests + 1 end,
         since = case when seen.since < $3 then $2 else seen.since end
       returning requests`,
      [createHash('sha256').update(counted).digest(), now, hourAgo],
    );
    // Skips locked rows, as failed logins do (login-failures.ts).
    await tx.query(
      `delete from login_link_request where email_hash in
         (select email_hash from login_link_request where since < $1 for update skip locked)`,
      [hourAgo],
    );
    return row?.requests ?? 0;
  },
};
