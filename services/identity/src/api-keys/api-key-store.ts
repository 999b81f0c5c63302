import type { Page } from '@theke/contracts/endpoint';
import { type ApiKey, type ApiKeyDraft, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import type { ListQuery } from '@theke/contracts/resource';
import { containsEveryWord } from '@theke/kit/database/contains-every-word';
import type { Transaction } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';
import { kindOf } from '@theke/kit/events/kind-of';
import { deleteWithTombstone, type Tombstone } from '@theke/kit/events/tombstone';
import { searchWords } from '@theke/rules/lists/search-text';
import { digest } from '../secret.ts';

type Row = {
  id: string;
  version: number;
  start: string;
  name: string;
  branch_id: string;
  purpose: ApiKey['purpose'];
  expires_at: Date | null;
  created_at: Date;
  last_used_at: Date | null;
};

const columns = 'id, version, start, name, branch_id, purpose, expires_at, created_at, last_used_at';

const toApiKey = (row: Row): ApiKey => ({
  id: row.id,
  version: row.version,
  start: row.start,
  name: row.name,
  branch: { id: row.branch_id },
  purpose: row.purpose,
  expiresAt: row.expires_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const kind = kindOf(apiKeyDeleted.type);

/** Enough to tell keys apart, too short to guess the rest. */
const startOf = (key: string): string => key.slice(0, 8);

const orders: Record<string, string> = { name: 'lower(name)', createdAt: 'created_at' };

export const apiKeyStore = {
  list(tx: Transaction, query: ListQuery): Promise<Page<ApiKey>> {
    const sort = query.sort ?? 'name';
    const order = `${orders[sort.replace(/^-/, '')]} ${sort.startsWith('-') ? 'desc' : 'asc'}`;
    const from = `api_key where ($1::text is null or branch_id::text = $1) and ($2::text is null or purpose = $2)
      and ${containsEveryWord('name', 3)}`;
    const { branch = null, purpose = null } = query.filter ?? {};
    const values = [branch, purpose, searchWords(query.q ?? '')];
    return readPage(tx, query, { columns, from, order, values }, toApiKey);
  },

  async insert(tx: Transaction, id: string, draft: ApiKeyDraft, key: string, at: Date): Promise<ApiKey> {
    const [row] = await tx.query<Row>(
      `insert into api_key (id, version, key_hash, start, name, branch_id, purpose, expires_at, created_at)
       values ($1, 1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
      [id, digest(key), startOf(key), draft.name, draft.branch.id, draft.purpose, draft.expiresAt, at],
    );
    return toApiKey(row as Row);
  },

  /** Undefined if there is none with this version. */
  async replaceKey(tx: Transaction, id: string, version: number, key: string): Promise<ApiKey | undefined> {
    const [row] = await tx.query<Row>(
      `update api_key set key_hash = $3, start = $4, version = version + 1, last_used_at = null
       where id = $1 and version = $2 returning ${columns}`,
      [id, version, digest(key), startOf(key)],
    );
    return row && toApiKey(row);
  },

  async find(tx: Transaction, id: string): Promise<ApiKey | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from api_key where id = $1`, [id]);
    return row && toApiKey(row);
  },

  async findByKey(tx: Transaction, key: string): Promise<ApiKey | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from api_key where key_hash = $1`,
      [digest(key)],
      'api-key-find',
    );
    return row && toApiKey(row);
  },

  async used(tx: Transaction, id: string, minute: Date): Promise<void> {
    await tx.query('update api_key set last_used_at = $2 where id = $1', [id, minute]);
  },

  /** Replaces the row by a tombstone at the next version and returns it; undefined if there is none. */
  remove: (tx: Transaction, id: string): Promise<Tombstone | undefined> =>
    deleteWithTombstone(tx, { table: 'api_key', kind, id }),

  /** At most `max` keys with an id above `after`, by id. */
  async liveAfter(tx: Transaction, after: string, max: number): Promise<ApiKey[]> {
    const rows = await tx.query<Row>(`select ${columns} from api_key where id > $1 order by id limit $2`, [after, max]);
    return rows.map(toApiKey);
  },
};
