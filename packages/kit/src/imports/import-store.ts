import type { RecordImport } from '@theke/contracts/imports/define-import';
import type { Transaction } from '../database/database.ts';
import { inChunks } from './in-chunks.ts';

/** Imports that are listed. */
const listed = 10;
/** Days for which an import can be undone. */
const undoDays = 30;
const dayMs = 24 * 3_600_000;

type ImportRow = Omit<RecordImport, 'at' | 'undoneAt'> & { at: Date; undone_at: Date | null };
/** What an import did to a record; `before` is null for a created one. */
export type ImportEntry = { id: string; version: number; before: object | null };

const toImport = ({ at, undone_at, ...row }: ImportRow): RecordImport => ({
  ...row,
  at: at.toISOString(),
  undoneAt: undone_at?.toISOString() ?? null,
});
const columnsWith = (further: readonly string[]): string =>
  ['id', 'file', 'at', 'by', 'created', 'changed', 'undone_at', ...further].join(', ');

/** Tables of the imports of one kind, the column with the record, and further columns that are listed. */
export type ImportTables = { imports: string; entries: string; record: string; listed?: readonly 'invited'[] };
export type ImportStore = ReturnType<typeof importStore>;

/** Stores imports with what their undo needs. */
export const importStore = ({ imports, entries, record, listed: further = [] }: ImportTables) => ({
  async save(tx: Transaction, imported: Omit<RecordImport, 'undoneAt'>, changes: readonly ImportEntry[]) {
    const { id, file, at, by, created, changed } = imported;
    await tx.query(`insert into ${imports} (id, file, at, by, created, changed) values ($1, $2, $3, $4, $5, $6)`, [
      id,
      file,
      at,
      by,
      created,
      changed,
    ]);
    await inChunks(changes, (chunk) =>
      tx.query(
        `insert into ${entries} (import_id, ${record}, version, before)
         select $1, record, version, before::jsonb
         from unnest($2::uuid[], $3::int[], $4::text[]) as new (record, version, before)`,
        [
          id,
          chunk.map((change) => change.id),
          chunk.map(({ version }) => version),
          chunk.map(({ before }) => before && JSON.stringify(before)),
        ],
      ),
    );
  },

  /** Deletes imports that can no longer be undone, with the former values of their records. */
  async deleteExpired(tx: Transaction, now: Date): Promise<void> {
    const limit = new Date(now.getTime() - undoDays * dayMs);
    await tx.query(`delete from ${entries} where import_id in (select id from ${imports} where at < $1)`, [limit]);
    await tx.query(`delete from ${imports} where at < $1`, [limit]);
  },

  async list(tx: Transaction): Promise<RecordImport[]> {
    const rows = await tx.query<ImportRow>(
      `select ${columnsWith(further)} from ${imports} order by at desc, id desc limit ${listed}`,
    );
    return rows.map(toImport);
  },

  /** Locks the import until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<RecordImport | undefined> {
    const [row] = await tx.query<ImportRow>(`select ${columnsWith(further)} from ${imports} where id = $1 for update`, [
      id,
    ]);
    return row && toImport(row);
  },

  entries: (tx: Transaction, id: string): Promise<ImportEntry[]> =>
    tx.query(`select ${record} as id, version, before from ${entries} where import_id = $1 order by ${record}`, [id]),

  markUndone: (tx: Transaction, id: string, at: Date) =>
    tx.query(`update ${imports} set undone_at = $2 where id = $1`, [id, at]),

  /** Forgets a record, whose former values are personal data. An undo then leaves it alone. */
  forget: (tx: Transaction, id: string) => tx.query(`delete from ${entries} where ${record} = $1`, [id]),
});
