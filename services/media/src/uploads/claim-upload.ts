import type { IncomingHttpHeaders } from 'node:http';
import { largestUpload } from '@theke/contracts/media/upload-kinds';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import type { Database } from '@theke/kit/database/database';
import type { RequestHandler } from 'express';
import { tooManyUploadBytes, tooManyUploads } from '../errors.ts';
import { addressMark } from './address-mark.ts';
import { uploadCaller } from './upload-caller.ts';

export type ClaimDeps = { db: Database; secret: string; now: () => Date; newId: () => string };

/** MEDIA-06: per address of a guest. */
const maxPerHour = 20;
const maxBytesPerDay = 50_000_000;
const hour = 3_600_000;
export const day = 24 * hour;

/** In bytes: name, boundary and headers around a file, which do not count toward its size. */
const wrapping = 2_000;

/** Approximate size of the file in a body, in bytes. Without a length it counts as the largest. */
export function declaredFileBytes({ 'content-length': length, 'content-type': type }: IncomingHttpHeaders): number {
  const declared = length === undefined ? largestUpload : Number(length) * (type?.startsWith('multipart/') ? 1 : 0.75);
  return Math.min(Math.floor(declared), largestUpload);
}

/**
 * Counts an upload before its body is read. Refused and aborted uploads count too, because receiving and checking them
 * is the limited work. Requests of one address are serialised across replicas.
 * @throws Problem 429 with Retry-After
 */
async function claimUpload(deps: ClaimDeps, tenant: string, address: string, bytes: number): Promise<void> {
  const mark = addressMark(deps.secret, address);
  const at = deps.now();
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  await deps.db.withTenant(tenant, async (tx) => {
    tx.query(`select pg_advisory_xact_lock(${tenantLock('upload', '$1')})`, [mark]);
    const claims = await tx.query<{ at: Date; bytes: number }>(
      'select at, bytes from upload_claims where address_mark = $1 and at > $2 order by at',
      [mark, before(day)],
    );
    const lately = claims.filter((claim) => claim.at > before(hour));
    const wait = (since: Date | undefined, span: number) =>
      Math.max(1, Math.ceil(((since ?? at).getTime() + span - at.getTime()) / 1000));
    if (lately.length >= maxPerHour) throw tooManyUploads(wait(lately.at(-maxPerHour)?.at, hour));
    const sum = claims.reduce((all, claim) => all + claim.bytes, 0);
    if (sum + Math.max(0, bytes - wrapping) > maxBytesPerDay) throw tooManyUploadBytes(wait(claims[0]?.at, day));
    tx.query('insert into upload_claims (id, address_mark, bytes, at) values ($1, $2, $3, $4)', [
      deps.newId(),
      mark,
      bytes,
      at,
    ]);
  });
}

/** Applies the upload limit of guests. @throws Problem 429 */
export const takeClaim =
  (deps: ClaimDeps): RequestHandler =>
  async (request, response, next) => {
    const caller = uploadCaller(response);
    if (caller.guestAddress !== undefined)
      await claimUpload(deps, caller.tenant, caller.guestAddress, declaredFileBytes(request.headers));
    next();
  };
