import { lockNumbers } from '../database/advisory-locks.ts';
import { ownSchema } from '../database/layout.ts';
import type { RelayConnection } from '../events/relay-connection.ts';
import type { ClaimJob } from './jobs.ts';

/** Second half of the lock key: the job's name, plus the schema if services share a database. */
const lockArguments = `$1, hashtext($2 || ${ownSchema})`;

/**
 * The row records the last scheduled time that was started, so that each time runs once, also after all replicas were
 * away. The advisory lock ends with the connection, so that a job whose replica crashed can start again.
 */
export const claimJob =
  (connection: RelayConnection): ClaimJob =>
  async (name, dueAt) => {
    const client = await connection.client();
    const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock(${lockArguments}) as got`, [
      lockNumbers.job,
      name,
    ]);
    if (!rows[0]?.got) return undefined;
    const end = async () => {
      // A broken connection has already lost the lock.
      if (connection.current() === client)
        await client.query(`select pg_advisory_unlock(${lockArguments})`, [lockNumbers.job, name]);
    };
    let isMine = false;
    try {
      const updated = await client.query(
        `insert into job (name, begun_for) values ($1, $2)
         on conflict (name) do update set begun_for = excluded.begun_for where job.begun_for < excluded.begun_for`,
        [name, dueAt],
      );
      isMine = updated.rowCount === 1;
    } finally {
      if (!isMine) await end();
    }
    return isMine ? end : undefined;
  };
