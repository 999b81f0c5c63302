import { createHmac } from 'node:crypto';
import { z } from 'zod';

// What lies in the folder of a backup:
//
//   manifest.json                       this page
//   databases/SERVICE/TABLE.copy.zst    rows as PostgreSQL's COPY writes them, compressed
//   documents/SERVICE/COLLECTION.bson.zst  the documents of a service that ran on MongoDB, compressed
//   files/TENANT/...                    what media keeps
//   kept/...                            secrets that `npm start` drew (infra/local/read-or-create-secret.ts)

const count = z.number().int().min(0);

export const manifest = z.strictObject({
  format: z.literal(1),
  /** When the databases stood as they do here, ISO 8601. */
  takenAt: z.iso.datetime(),
  /** Tells whether a secret is the one of then; it does not tell the secret. */
  secretMark: z.string(),
  databases: z.record(
    z.string(),
    z.strictObject({
      migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
      tables: z.array(
        z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: count, sha256: z.string() }),
      ),
    }),
  ),
  /** Of services that ran on MongoDB. */
  documents: z.record(z.string(), z.array(z.strictObject({ name: z.string(), count, sha256: z.string() }))).default({}),
  files: z.strictObject({ count, bytes: count }),
  kept: z.array(z.string()),
});
export type Manifest = z.output<typeof manifest>;
export type StoredTable = Manifest['databases'][string]['tables'][number];

export type StoredCollection = Manifest['documents'][string][number];

export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('which secret a backup was taken with').digest('base64url');

export const tableFile = (service: string, table: string): string => `databases/${service}/${table}.copy.zst`;
export const collectionFile = (service: string, collection: string): string =>
  `documents/${service}/${collection}.bson.zst`;
