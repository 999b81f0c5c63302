import type { Terminal, TerminalContact, TerminalState } from '@theke/contracts/time-tracking/terminal';
import type { Transaction } from '@theke/kit/database/database';

type State = { made_at: Date | null; revoked_at: Date | null; seen_at: Date | null };

const toState = (id: string, row: State | undefined): TerminalState => ({
  terminal: { id },
  keyMadeAt: row?.made_at?.toISOString() ?? null,
  seenAt: row?.seen_at?.toISOString() ?? null,
  revokedAt: row?.revoked_at?.toISOString() ?? null,
});

/** Data of a terminal that its calls need. */
export type TerminalIdentity = { id: string; name: string; branch: string; isPinRequired: boolean };

/** Keys of terminals, which are a resource of this service. */
export const terminalStore = {
  async findByKey(tx: Transaction, hash: string): Promise<TerminalIdentity | undefined> {
    const [row] = await tx.query<{ id: string; doc: Pick<Terminal, 'name' | 'branch' | 'isPinRequired'> }>(
      'select t.id, t.doc from terminal_key k join terminals t on t.id = k.id where k.hash = $1',
      [hash],
      'terminal-by-key',
    );
    return row && { id: row.id, name: row.doc.name, branch: row.doc.branch.id, isPinRequired: row.doc.isPinRequired };
  },

  /** Writes only if the stored time is before `unless`. */
  seen: (tx: Transaction, id: string, at: Date, unless: Date) =>
    tx.query(
      'update terminal_key set seen_at = $2 where id = $1 and (seen_at is null or seen_at < $3)',
      [id, at, unless],
      'terminal-seen',
    ),

  keyMade: (tx: Transaction, id: string, hash: string, at: Date) =>
    tx.query(
      `insert into terminal_key (id, hash, made_at) values ($1, $2, $3)
       on conflict (tenant_id, id) do update set hash = excluded.hash, made_at = excluded.made_at, revoked_at = null, seen_at = null`,
      [id, hash, at],
      'terminal-key-made',
    ),

  revoke: (tx: Transaction, id: string, at: Date) =>
    tx.query(
      `update terminal_key set hash = null, made_at = null, revoked_at = $2 where id = $1 and hash is not null`,
      [id, at],
      'terminal-revoke',
    ),

  async state(tx: Transaction, id: string): Promise<TerminalState> {
    const [row] = await tx.query<State>(
      'select made_at, revoked_at, seen_at from terminal_key where id = $1',
      [id],
      'terminal-state',
    );
    return toState(id, row);
  },

  /** @param branches null: all branches */
  async contacts(tx: Transaction, branches: readonly string[] | null): Promise<TerminalContact[]> {
    const rows = await tx.query<State & { id: string; doc: Pick<Terminal, 'name' | 'branch'> }>(
      `select t.id, t.doc, k.made_at, k.revoked_at, k.seen_at from terminals t left join terminal_key k on k.id = t.id
       where $1::text[] is null or t.doc -> 'branch' ->> 'id' = any($1)
       order by t.doc ->> 'name', t.id`,
      [branches],
      'terminal-contacts',
    );
    return rows.map((row) => ({ ...toState(row.id, row), name: row.doc.name, branch: row.doc.branch }));
  },
};
