import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import type { TenantFiles } from './tenant-files.ts';

/** `Repr-Digest` (RFC 9530) for a SHA-256 in base64. */
export const reprDigest = (sha256: string): { 'repr-digest': string } => ({ 'repr-digest': `sha-256=:${sha256}:` });

/** Whether the client asks for the digest, as TVs do: `Want-Repr-Digest: sha-256=10`. */
export const wantsDigest = (request: Request): boolean =>
  /(?:^|[,\s])sha-256=(?:[1-9]|10)\s*(?:,|$)/.test(String(request.headers['want-repr-digest'] ?? ''));

/** Reads a stored file for its SHA-256 in base64. @throws NoSuchFile */
export async function computeDigest(files: TenantFiles, tenant: string, name: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline((await files.open(tenant, name)).stream, hash);
  return hash.digest('base64');
}
