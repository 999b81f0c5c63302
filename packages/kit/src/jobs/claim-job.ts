import type { RelayConnection } from '../events/relay-connection.ts';
import type { ClaimJob } from './jobs.ts';

/** Any number; the job's name is the other half of the lock. */
const jobLock = 7_437_003;

/**
 * The row says for which time a job was begun last, so that each time is taken once, also after all replicas were away. The
 * advisory lock goes with the connection, so that a job whose replica died can be begun again.
 */
export const claimJob =
  (connection: RelayConnection): ClaimJob =>
  async (name, dueAt) => {
    const client = await connection.client();
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as got', [
      jobLock,
      name,
    ]);
    if (!rows[0]?.got) return undefined;
    const end = async () => {
      // A connection that broke has lost the lock already.
      if (connection.current() === client)
        await client.query('select pg_advisory_unlock($1, hashtext($2))', [jobLock, name]);
    };
    let isMine = false;
    try {
      const begun = await client.query(
        `insert into job (name, begun_for) values ($1, $2)
         on conflict (name) do update set begun_for = excluded.begun_for where job.begun_for < excluded.begun_for`,
        [name, dueAt],
      );
      isMine = begun.rowCount === 1;
    } finally {
      if (!isMine) await end();
    }
    return isMine ? end : undefined;
  };
