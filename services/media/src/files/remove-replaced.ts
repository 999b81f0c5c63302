import type { Database, Transaction } from '@theke/kit/database/database';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import type { TenantFiles } from './tenant-files.ts';

const timer = 'remove-replaced-file';

/** In ms: by then every reader who found the old file before the commit has sent it. */
const stillReadFor = 60_000;

/**
 * Schedules the removal of files in the transaction that replaces them, so that a crash after the commit does not leave
 * them behind.
 */
export function removeLater(
  tx: Transaction,
  { newId, now }: { newId: () => string; now: () => Date },
  names: readonly string[],
): void {
  const id = newId();
  tx.query('insert into replaced_file (id, names) values ($1, $2)', [id, names]);
  setTimer(tx, { name: timer, subject: id, at: new Date(now().getTime() + stillReadFor) });
}

export const removeReplaced = ({ db, files }: { db: Database; files: TenantFiles }): TimerHandler => ({
  name: timer,
  async run({ tenant, subject }) {
    const [row] = await db.withTenant(tenant, (tx) =>
      tx.query<{ names: string[] }>('select names from replaced_file where id = $1', [subject]),
    );
    if (!row) return;
    await files.remove(tenant, row.names);
    await db.withTenant(tenant, (tx) => tx.query('delete from replaced_file where id = $1', [subject]));
  },
});
