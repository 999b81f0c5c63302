import type { Page } from '@theke/contracts/endpoint';
import type { ListedUpload, Upload } from '@theke/contracts/media/upload';
import type { ListQuery } from '@theke/contracts/resource';
import { containsEveryWord } from '@theke/kit/database/contains-every-word';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import { searchWords } from '@theke/rules/lists/search-text';
import { usedCondition, usesOf } from '../shared/used-sql.ts';

type Row = Pick<Upload, 'id' | 'version' | 'extension' | 'name' | 'size' | 'tags'> & {
  public_hash: string;
  mime_type: string;
  file_version: number;
  created_at: Date;
};

const columns = 'id, version, extension, public_hash, mime_type, name, size, created_at, file_version, tags';

const toUpload = ({ public_hash, mime_type, created_at, file_version, ...row }: Row): Upload => ({
  ...row,
  publicHash: public_hash,
  mimeType: mime_type,
  fileVersion: file_version,
  createdAt: created_at.toISOString(),
});

const orders: Record<string, string> = {
  name: 'lower(name)',
  '-name': 'lower(name) desc',
  size: 'size',
  '-size': 'size desc',
  createdAt: 'created_at',
  '-createdAt': 'created_at desc',
};

const inBranches = (parameter: string) =>
  `(${parameter}::uuid[] is null or branches is null or branches && ${parameter}::uuid[])`;

export const uploadStore = {
  /** `keptAt` null: until an order names it. `digest`: SHA-256 of the file in base64. */
  async insert(
    tx: Transaction,
    upload: Upload,
    { keptAt, digest }: { keptAt: string | null; digest: string },
  ): Promise<void> {
    await tx.query(
      `insert into uploads (${columns}, kept_at, branches, digest)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '{}', $12)`,
      [
        upload.id,
        upload.version,
        upload.extension,
        upload.publicHash,
        upload.mimeType,
        upload.name,
        upload.size,
        upload.createdAt,
        upload.fileVersion,
        upload.tags,
        keptAt,
        digest,
      ],
    );
  },

  async find(tx: Transaction, id: string): Promise<Upload | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from uploads where id = $1`, [id], 'upload-find');
    return row && toUpload(row);
  },

  /** An upload to serve; `digest` is null for files from before digests were stored. */
  async findServed(tx: Transaction, id: string): Promise<{ upload: Upload; digest: string | null } | undefined> {
    const sql = `select ${columns}, digest from uploads where id = $1`;
    const [row] = await tx.query<Row & { digest: string | null }>(sql, [id], 'upload-find-served');
    if (!row) return undefined;
    const { digest, ...rest } = row;
    return { upload: toUpload(rest), digest };
  },

  /** @param branches the caller's branches; null: all branches */
  async findFor(tx: Transaction, branches: readonly string[] | null, id: string): Promise<Upload | undefined> {
    const sql = `select ${columns} from uploads where id = $1 and ${inBranches('$2')}`;
    const [row] = await tx.query<Row>(sql, [id, branches], 'upload-find-for');
    return row && toUpload(row);
  },

  /** Default order: newest first. */
  list(tx: Transaction, branches: readonly string[] | null, query: ListQuery): Promise<Page<ListedUpload>> {
    const values: unknown[] = [searchWords(query.q ?? ''), branches];
    const { tag, isUsed } = query.filter ?? {};
    const ranges = rangeConditions(query.filter, { createdAt: 'created_at' }, values);
    const conditions = [
      containsEveryWord("concat_ws(' ', name, array_to_string(tags, ' '))", 1),
      inBranches('$2'),
      ...ranges,
      ...usedCondition(isUsed, 'uploads'),
      ...(tag ? [`$${values.push(tag)} = any(tags)`] : []),
    ];
    const from = `uploads where ${conditions.join(' and ')}`;
    const order = orders[query.sort ?? '-createdAt'] as string;
    return readPage<Row & { uses: number }, ListedUpload>(
      tx,
      query,
      { columns: `${columns}, ${usesOf('uploads')} as uses`, from, order, values },
      ({ uses, ...row }) => ({ ...toUpload(row), uses }),
    );
  },

  /** Keeps uploads for an order of this branch. Returns those that exist; already kept ones stay so. */
  async keep(tx: Transaction, ids: readonly string[], branch: string, at: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `update uploads set kept_at = coalesce(kept_at, $2),
         branches = case when $3::uuid = any(branches) then branches else array_append(branches, $3::uuid) end
       where id in (select id from uploads where id = any($1::uuid[]) order by id for update) returning id`,
      [ids, at, branch],
    );
    return rows.map(({ id }) => id);
  },

  /** @param tags undefined: unchanged. @returns undefined if the upload was changed concurrently */
  async update(
    tx: Transaction,
    id: string,
    { version, name, tags }: { version: number; name: string; tags?: string[] | undefined },
  ): Promise<Upload | undefined> {
    const [row] = await tx.query<Row>(
      `update uploads set version = version + 1, name = $3, tags = coalesce($4::text[], tags)
       where id = $1 and version = $2 returning ${columns}`,
      [id, version, name, tags ?? null],
    );
    return row && toUpload(row);
  },

  /** @returns undefined if it has another version */
  async replaceFile(
    tx: Transaction,
    id: string,
    version: number,
    file: Pick<Upload, 'extension' | 'mimeType' | 'size' | 'name'> & { digest: string },
  ): Promise<Upload | undefined> {
    const [row] = await tx.query<Row>(
      `update uploads set version = version + 1, file_version = version + 1, extension = $3, mime_type = $4, size = $5,
         name = $6, digest = $7
       where id = $1 and version = $2 returning ${columns}`,
      [id, version, file.extension, file.mimeType, file.size, file.name, file.digest],
    );
    return row && toUpload(row);
  },

  async remove(tx: Transaction, id: string): Promise<Upload | undefined> {
    const [row] = await tx.query<Row>(`delete from uploads where id = $1 returning ${columns}`, [id]);
    return row && toUpload(row);
  },

  /** Removes a batch of unkept uploads older than `before`; limited, so that transactions stay short. */
  async removeUnkept(tx: Transaction, before: Date): Promise<Upload[]> {
    const rows = await tx.query<Row>(
      `delete from uploads where id in (
         select id from uploads where kept_at is null and created_at < $1 order by created_at limit 100 for update skip locked)
       returning ${columns}`,
      [before],
    );
    return rows.map(toUpload);
  },
};
