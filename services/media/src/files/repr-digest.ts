import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import type { TenantFiles } from './tenant-files.ts';

/** `Repr-Digest` header (RFC 9530) of a SHA-256 in base64. */
export const reprDigest = (sha256: string): { 'repr-digest': string } => ({ 'repr-digest': `sha-256=:${sha256}:` });

/** Whether the client requests the SHA-256: `Want-Repr-Digest: sha-256=10`, which TVs send. */
export const wantsDigest = (request: Request): boolean =>
  /(?:^|[,\s])sha-256=(?:[1-9]|10)\s*(?:,|$)/.test(String(request.headers['want-repr-digest'] ?? ''));

/** SHA-256 of a file in memory, in base64. */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** SHA-256 of a stored file in base64; reads the whole file. @throws NoSuchFile */
export async function computeDigest(files: TenantFiles, tenant: string, name: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline((await files.open(tenant, name)).stream, hash);
  return hash.digest('base64');
}
