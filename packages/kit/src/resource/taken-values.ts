import type { Resource } from '@theke/contracts/resource';
import type { Transaction } from '../database/database.ts';
import { NotUnique } from './resource-store.ts';

type Unique = Pick<Resource, 'name' | 'unique' | 'former'>;

/**
 * Records the owner of unique values. Former values stay reserved if the definition says so; others are released. A
 * concurrent transaction that takes the same value waits for this one.
 * @throws NotUnique
 */
export async function takeValues(
  tx: Transaction,
  { name, unique, former }: Unique,
  id: string,
  doc: object,
): Promise<void> {
  if (unique.length === 0) return;
  const values = Object.entries(doc).filter(([field, value]) => unique.includes(field) && value != null);
  const columns = [values.map(([field]) => field), values.map(([, value]) => String(value))] as const;
  const stored = await tx.query<{ field: string }>(
    `insert into taken_value as known (kind, field, value, id)
     select $1, field, value, $2 from unnest($3::text[], $4::text[]) as own (field, value) order by field, value
     on conflict (tenant_id, kind, field, value) do update set id = excluded.id where known.id = excluded.id returning field`,
    [name, id, ...columns],
    'values-take',
  );
  const conflicting = columns[0].find((field) => !stored.some((one) => one.field === field));
  if (conflicting) throw new NotUnique(conflicting);
  tx.query(
    `delete from taken_value where kind = $1 and id = $2 and field <> all($5::text[])
     and not exists (select from unnest($3::text[], $4::text[]) as own (f, v) where (f, v) = (field, value))`,
    [name, id, ...columns, former],
    'values-let-go',
  );
}

/** Releases one former value of an entity. */
export const releaseValue = (
  tx: Transaction,
  { name }: Unique,
  { id, field, value }: { id: string; field: string; value: string },
): void =>
  void tx.query(
    'delete from taken_value where kind = $1 and id = $2 and field = $3 and value = $4',
    [name, id, field, value],
    'value-release',
  );

/** Releases all values of a deleted entity, including former ones. */
export const releaseValues = (tx: Transaction, { name, unique }: Unique, id: string): void => {
  if (unique.length > 0)
    void tx.query('delete from taken_value where kind = $1 and id = $2', [name, id], 'values-release');
};
