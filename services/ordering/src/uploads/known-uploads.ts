import type { Fault } from '@theke/contracts/errors';
import { uploadStored } from '@theke/contracts/media/upload';
import type { OrderItem } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';
import { reaction } from '@theke/kit/events/subscription';

/**
 * In ms. A guest's file is removed after 24 hours unless an order names it; one close to that age may be gone by then.
 */
const usableFor = 23 * 3_600_000;
const forgottenAfter = '2 days';

/** Stores ids of uploaded files for two days. New orders may not name older ones, so no snapshot is needed. */
export const knownUploads = reaction(uploadStored, {
  name: 'know uploads',
  async handle(tx, { data: { id, createdAt } }) {
    tx.query('insert into upload_copy (id, stored_at) values ($1, $2) on conflict do nothing', [id, createdAt]);
    tx.query(`delete from upload_copy where stored_at < $1::timestamptz - interval '${forgottenAfter}'`, [createdAt]);
  },
});

/** Whether a file was uploaded and is not about to be removed. */
export async function isUploadUsable(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query('select from upload_copy where id = $1 and stored_at > $2', [
    id,
    new Date(now.getTime() - usableFor),
  ]);
  return rows.length > 0;
}

/** Faults for files that do not exist or are about to be removed, at the items that name them. */
export async function missingUploads(tx: Transaction, items: readonly OrderItem[], now: Date): Promise<Fault[]> {
  const named = items.map((item) => item.parts.flatMap((part) => part.uploads));
  const rows = await tx.query<{ id: string }>('select id from upload_copy where id = any($1) and stored_at > $2', [
    named.flat(),
    new Date(now.getTime() - usableFor),
  ]);
  const existing = new Set(rows.map((row) => row.id));
  return named.flatMap((ids, index) =>
    ids.every((id) => existing.has(id))
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
