import { fileTexts } from '../report/report-messages.de.ts';
import type { Timers } from '../time/timers.ts';
import { type LimitedAttempt, limitAttempt } from './limit-attempt.ts';
import { needsRoom } from './missing-files.ts';
import { type FileAnswer, fileKind, largestFile, planDownload } from './plan-download.ts';
import type { FileStore, PartStore } from './stores.ts';

export type FileResponse = FileAnswer & {
  /** Next piece of the body; undefined at its end. @throws if the connection fails */
  read(): Promise<Uint8Array<ArrayBuffer> | undefined>;
  cancel(): void;
};

export type DownloadDeps = {
  timers: Pick<Timers, 'after'>;
  /** @param from requests the file from this byte */
  request(
    url: string,
    from: { byte: number; etag: string | null } | undefined,
    signal: AbortSignal,
  ): Promise<FileResponse>;
  files: FileStore;
  parts: PartStore;
  /** Whether the browser can decode a picture. */
  isDecodable(picture: Blob): Promise<boolean>;
  /** SHA-256 in base64; undefined if it cannot be computed. */
  computeDigest(file: Blob): Promise<string | undefined>;
};

/** The file can never be used; trying again changes nothing. */
export class FileRejected extends Error {}

/** The storage has no room for the file; waiting does not help. */
export class StorageFull extends Error {}

/** Pieces are stored in this size in bytes; a download that breaks continues from the last one. */
const pieceSize = 1_000_000;

/**
 * Downloads a file, continuing an earlier attempt, checks it and stores it.
 * @throws FileRejected or StorageFull, of which nothing is stored; or another error after which it may be tried again
 */
export async function downloadFile(deps: DownloadDeps, url: string, signal: AbortSignal): Promise<void> {
  // Not even requested: the path may be that of another host or of a page.
  if (!fileKind(url)) throw new FileRejected('kein Bild und kein Video des Shops');
  const attempt = limitAttempt(deps.timers, signal);
  try {
    await download(deps, url, attempt);
  } catch (error) {
    const isFinal = error instanceof FileRejected || isStorageError(error);
    if (isFinal) await deps.parts.remove(url).catch(() => undefined);
    throw isStorageError(error) ? new StorageFull() : error;
  } finally {
    attempt.release();
  }
}

/** Whether the browser or the check before a write found no room. */
const isStorageError = (error: unknown): boolean =>
  error instanceof StorageFull || /quota/i.test(`${(error as Error)?.name} ${(error as Error)?.message}`);

async function download(deps: DownloadDeps, url: string, attempt: LimitedAttempt): Promise<void> {
  const { parts, files, request } = deps;
  const stored = await parts.find(url);
  const from = stored && { byte: stored.bytes, etag: stored.etag };
  const response = await attempt.wait(request(url, from, attempt.signal));
  const plan = planDownload(url, stored, response);
  if (plan !== 'append' && plan !== 'whole') {
    response.cancel();
    // The server's own failures pass; a part that does not fit is fetched again.
    if (plan !== 'again' && (response.status >= 500 || response.status === 429)) throw new Error(plan.rejected);
    await parts.remove(url);
    if (plan === 'again' && stored) return download(deps, url, attempt);
    throw new FileRejected(plan === 'again' ? fileTexts.incomplete : plan.rejected);
  }
  const before = plan === 'append' && stored ? stored.bytes : 0;
  const { total } = response;
  try {
    if (plan === 'whole' && stored) await parts.remove(url);
    if (total !== null && needsRoom(total - before, await files.estimate())) throw new StorageFull();
    const received = await receive(deps, url, response, before, attempt);
    await finish(deps, url, response, received);
  } catch (error) {
    response.cancel();
    throw error;
  }
}

type Received = { rest: Uint8Array<ArrayBuffer>[]; bytes: number; isStored: boolean };

/** Reads the body and stores its pieces. @returns the rest that is not stored, and the number of all bytes */
async function receive(
  { parts, files }: DownloadDeps,
  url: string,
  response: FileResponse,
  before: number,
  attempt: LimitedAttempt,
): Promise<Received> {
  let [rest, restSize, bytes, isStored]: [Uint8Array<ArrayBuffer>[], number, number, boolean] = [
    [],
    0,
    before,
    before > 0,
  ];
  const limit = response.total ?? largestFile(url);
  const about = { total: response.total, etag: response.etag };
  const store = async () => {
    if (restSize === 0) return;
    if (needsRoom(restSize, await files.estimate())) throw new StorageFull();
    await parts.append(url, new Blob(rest), about);
    [rest, restSize, isStored] = [[], 0, true];
  };
  const read = () => attempt.wait(response.read());
  try {
    for (let piece = await read(); piece; piece = await read()) {
      rest.push(piece);
      restSize += piece.byteLength;
      bytes += piece.byteLength;
      if (bytes > limit) throw new FileRejected(fileTexts.tooLarge);
      if (restSize >= pieceSize) await store();
      if (attempt.signal.aborted) throw new Error('aborted');
    }
  } catch (error) {
    if (!(error instanceof FileRejected) && !isStorageError(error)) await store().catch(() => undefined);
    throw error;
  }
  return { rest, bytes, isStored };
}

async function finish(
  { files, parts, isDecodable, computeDigest }: DownloadDeps,
  url: string,
  { type, digest, total }: Pick<FileAnswer, 'type' | 'digest' | 'total'>,
  received: Received,
): Promise<void> {
  if (total !== null && received.bytes < total) {
    if (received.rest.length > 0) await parts.append(url, new Blob(received.rest), { total, etag: null });
    throw new Error('connection lost');
  }
  const head = received.isStored ? [await parts.join(url, type)] : [];
  const file = new Blob([...head, ...received.rest], { type });
  const computed = digest === null ? undefined : await computeDigest(file);
  if (computed !== undefined && computed !== digest) {
    // Damaged on the way or in the storage: the whole file is fetched again.
    await parts.remove(url);
    throw new Error('file differs from its digest');
  }
  const isRight = file.size > 0 && (total === null || file.size === total);
  if (isRight && (!type.startsWith('image/') || (await isDecodable(file)))) {
    await files.put(url, file);
    await parts.remove(url);
    return;
  }
  throw new FileRejected(isRight ? fileTexts.notDecodable : fileTexts.wrongSize);
}
