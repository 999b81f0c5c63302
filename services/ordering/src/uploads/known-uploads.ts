import type { Fault } from '@theke/contracts/errors';
import { uploadStored } from '@theke/contracts/media/upload';
import type { OrderItem } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';
import { reaction } from '@theke/kit/events/subscription';

/** A guest's file is removed after 24 hours unless an order names it; one that is nearly so old may be gone by then. */
const usableFor = 23 * 3_600_000;
const forgottenAfter = '2 days';

/** Remembers for two days which files there are. Older ones no new order may name anyway, so nothing is told anew. */
export const knownUploads = reaction(uploadStored, {
  name: 'know uploads',
  async handle(tx, { data: { id, createdAt } }) {
    tx.query('insert into upload_copy (id, stored_at) values ($1, $2) on conflict do nothing', [id, createdAt]);
    tx.query(`delete from upload_copy where stored_at < $1::timestamptz - interval '${forgottenAfter}'`, [createdAt]);
  },
});

/** Files that an order names and that are not there, or will soon not be, at the item that names them. */
export async function missingUploads(tx: Transaction, items: readonly OrderItem[], now: Date): Promise<Fault[]> {
  const named = items.map((item) => item.parts.flatMap((part) => part.uploads));
  const rows = await tx.query<{ id: string }>('select id from upload_copy where id = any($1) and stored_at > $2', [
    named.flat(),
    new Date(now.getTime() - usableFor),
  ]);
  const known = new Set(rows.map((row) => row.id));
  return named.flatMap((ids, index) =>
    ids.every((id) => known.has(id))
      ? []
      : [
          {
            code: 'UPLOAD_UNKNOWN',
            message: `Eine Datei zu „${items[index]?.name}“ ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.`,
            field: `items.${index}.parts`,
          },
        ],
  );
}
