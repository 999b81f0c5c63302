import type { FetchedCopies } from './initial-snapshots.ts';
import type { RelayConnection } from './relay-connection.ts';

export const fetchedCopies = (connection: RelayConnection): FetchedCopies => ({
  async list() {
    const client = await connection.client();
    const { rows } = await client.query<{ kind: string }>('select kind from fetched_copy');
    return rows.map(({ kind }) => kind);
  },
  async add(kinds) {
    const client = await connection.client();
    await client.query('insert into fetched_copy (kind) select unnest($1::text[]) on conflict do nothing', [kinds]);
  },
});
