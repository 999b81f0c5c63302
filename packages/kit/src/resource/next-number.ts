import type { Transaction } from '../database/database.ts';
import { isOnDocuments } from '../documents/on-documents.ts';
import type { UnitOfWork } from './resource-store.ts';

/**
 * Next number of a kind, starting at 1 per tenant. No number is used twice, not even after a deletion. A rollback may
 * leave a gap.
 */
export async function nextNumber(unit: UnitOfWork, kind: string): Promise<number> {
  if (isOnDocuments(unit)) return unit.nextNumber(kind);
  const [row] = await (unit as Transaction).query<{ last: number }>(
    `insert into last_number as known (kind, last) values ($1, 1)
     on conflict (tenant_id, kind) do update set last = known.last + 1 returning last`,
    [kind],
    'next-number',
  );
  return row?.last as number;
}
