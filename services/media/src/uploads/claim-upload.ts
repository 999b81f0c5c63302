import type { Database } from '@theke/kit/database/database';
import { tooManyUploadBytes, tooManyUploads } from '../errors.ts';
import { addressMark } from './address-mark.ts';

export type ClaimDeps = { db: Database; secret: string; now: () => Date; newId: () => string };

/** MEDIA-06: for each address of somebody who is not logged in. */
const mostPerHour = 20;
const mostBytesPerDay = 50_000_000;
const hour = 3_600_000;
export const day = 24 * hour;

/**
 * Counts an upload before anything expensive is done with it. What is refused later counts as well: looking into a file
 * is the work that is limited here. One at a time for an address, whichever replica it asks.
 * @throws Problem 429 that says when to come back
 */
export async function claimUpload(deps: ClaimDeps, tenant: string, address: string, bytes: number): Promise<void> {
  const mark = addressMark(deps.secret, address);
  const at = deps.now();
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  await deps.db.withTenant(tenant, async (tx) => {
    tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`upload ${tenant} ${mark}`]);
    const claims = await tx.query<{ at: Date; bytes: number }>(
      'select at, bytes from upload_claims where address_mark = $1 and at > $2 order by at',
      [mark, before(day)],
    );
    const lately = claims.filter((claim) => claim.at > before(hour));
    const wait = (since: Date | undefined, span: number) =>
      Math.max(1, Math.ceil(((since ?? at).getTime() + span - at.getTime()) / 1000));
    if (lately.length >= mostPerHour) throw tooManyUploads(wait(lately.at(-mostPerHour)?.at, hour));
    const sum = claims.reduce((all, claim) => all + claim.bytes, 0);
    if (sum + bytes > mostBytesPerDay) throw tooManyUploadBytes(wait(claims[0]?.at, day));
    tx.query('insert into upload_claims (id, address_mark, bytes, at) values ($1, $2, $3, $4)', [
      deps.newId(),
      mark,
      bytes,
      at,
    ]);
  });
}
