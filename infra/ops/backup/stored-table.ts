import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { StoredTable } from './manifest.ts';
import type { Table } from './tables.ts';

const newline = 0x0a;

const named = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ');

/**
 * Streams every row that the transaction sees.
 * @param source a query, in brackets, that replaces the table as source
 */
export async function storeTable(
  client: pg.ClientBase,
  { name, columns }: Table,
  file: string,
  source = `${pg.escapeIdentifier(name)} (${named(columns)})`,
): Promise<StoredTable> {
  const stored = client.query(to(`copy ${source} to stdout`));
  // Counted here because the stream can end before the database reports the number. A line is a row; line breaks within
  // are escaped.
  let rows = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (const byte of chunk) if (byte === newline) rows++;
      done(undefined, chunk);
    },
  });
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(undefined, chunk);
    },
  });
  await pipeline(stored, counting, createZstdCompress(), hashing, createWriteStream(file, { mode: 0o600 }));
  return { name, columns, rows, sha256: hash.digest('hex') };
}

/** Fills the empty table. @throws if the number of rows then differs from what was stored */
export async function fillTable(
  client: pg.ClientBase,
  { name, columns, rows }: StoredTable,
  file: string,
): Promise<void> {
  const filling = client.query(from(`copy ${pg.escapeIdentifier(name)} (${named(columns)}) from stdin`));
  await pipeline(createReadStream(file), createZstdDecompress(), filling);
  if (filling.rowCount !== rows) throw new Error(`${name}: ${filling.rowCount} rows instead of ${rows}`);
}

/** @throws if the file differs from what was stored */
export async function checkTable({ name, sha256 }: Pick<StoredTable, 'name' | 'sha256'>, file: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== sha256) throw new Error(`The backup is damaged: ${name} differs from its checksum.`);
}
