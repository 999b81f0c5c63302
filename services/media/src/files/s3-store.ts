import type { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import { type FilePart, type FileStore, NoSuchFile } from './file-store.ts';

/** Timeouts of the store, in ms. */
const timeoutsMs = { connectionTimeout: 3_000, requestTimeout: 30_000 };

type Opened = { s3: typeof S3; client: S3.S3Client };

const isMissing = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/**
 * Stores files in a bucket of an S3-compatible store,
 * `s3://bucket?endpoint=https://objects.example&region=eu-central-1`. Default endpoint: Amazon's. Credentials come from
 * the environment (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`). Creates a missing bucket. Loads the SDK with the
 * first file, so that platforms with files on disk do not pay for it.
 */
export function s3Store(url: string): FileStore {
  const { hostname: Bucket, searchParams } = new URL(url);
  const endpoint = searchParams.get('endpoint');
  let opening: Promise<Opened> | undefined;

  async function open(): Promise<Opened> {
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      region: searchParams.get('region') ?? 'us-east-1',
      // Bucket names in host names would require a domain of the store.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Not every compatible store supports these checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: timeoutsMs,
    });
    try {
      await client.send(new s3.HeadBucketCommand({ Bucket })).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        await client.send(new s3.CreateBucketCommand({ Bucket }));
      });
      return { s3, client };
    } catch (error) {
      client.destroy();
      throw new Error(`the file store at ${endpoint ?? 'Amazon S3'} cannot access the bucket ${Bucket}`, {
        cause: error,
      });
    }
  }

  /** Retries on the next call after a failure. */
  const opened = (): Promise<Opened> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  const get = async (Key: string, part?: FilePart) => {
    const Range = part && `bytes=${part.start}-${part.end}`;
    const { s3, client } = await opened();
    return client.send(new s3.GetObjectCommand({ Bucket, Key, Range })).catch((error: unknown) => {
      throw isMissing(error) ? new NoSuchFile(Key) : error;
    });
  };

  return {
    async write(Key, Body) {
      const { s3, client } = await opened();
      await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }));
    },
    async read(key) {
      const { Body } = await get(key);
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    async open(key, part) {
      const { Body, ContentLength } = await get(key, part);
      return { size: ContentLength ?? 0, stream: Body as Readable };
    },
    async size(Key) {
      const { s3, client } = await opened();
      return client.send(new s3.HeadObjectCommand({ Bucket, Key })).then(
        ({ ContentLength }) => ContentLength,
        (error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        },
      );
    },
    async remove(keys) {
      const { s3, client } = await opened();
      await Promise.all(keys.map((Key) => client.send(new s3.DeleteObjectCommand({ Bucket, Key }))));
    },
    async folders() {
      const { s3, client } = await opened();
      const found: string[] = [];
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Delimiter: '/' }))
        for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix) found.push(Prefix.slice(0, -1));
      return found;
    },
    close: () => void opening?.then(({ client }) => client.destroy()).catch(() => undefined),
  };
}
