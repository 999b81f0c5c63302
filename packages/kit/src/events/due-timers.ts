import type { RelayConnection } from './relay-connection.ts';
import type { DueTimer } from './timers.ts';

const page = 100;

/** Up to 100 timers of this name that are due by `at`, of all tenants, oldest first. */
export const dueTimers =
  (connection: RelayConnection) =>
  async (name: string, at: Date): Promise<DueTimer[]> => {
    const { rows } = await (await connection.client()).query<DueTimer>({
      name: 'due',
      text: `select tenant_id as tenant, name, subject, attempts from timer where name = $1 and at <= $2 order by at limit ${page}`,
      values: [name, at],
    });
    return rows;
  };
