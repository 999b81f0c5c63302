import { type FileAnswer, largestFile, planDownload } from './plan-download.ts';
import type { FileStore, PartStore } from './stores.ts';

export type FileResponse = FileAnswer & {
  /** Next piece of the body; undefined at its end. @throws if the connection fails */
  read(): Promise<Uint8Array<ArrayBuffer> | undefined>;
  cancel(): void;
};

export type DownloadDeps = {
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
};

/** The file can never be used; trying again changes nothing. */
export class FileRejected extends Error {}

/** Pieces are stored in this size in bytes; a download that breaks continues from the last one. */
const pieceSize = 1_000_000;

/**
 * Downloads a file, continuing an earlier attempt, checks it and stores it.
 * @param bytes its size according to the package; null if unknown
 * @throws FileRejected, or another error after which it may be tried again
 */
export async function downloadFile(
  deps: DownloadDeps,
  { url, bytes }: { url: string; bytes: number | null },
  signal: AbortSignal,
): Promise<void> {
  const { parts, request } = deps;
  const stored = await parts.find(url);
  const response = await request(url, stored && { byte: stored.bytes, etag: stored.etag }, signal);
  const plan = planDownload(stored, bytes, response);
  if (plan !== 'append' && plan !== 'whole') {
    response.cancel();
    // The server's own failures pass; a part that does not fit is fetched again.
    if (plan !== 'again' && (response.status >= 500 || response.status === 429)) throw new Error(plan.rejected);
    await parts.remove(url);
    if (plan === 'again' && stored) return downloadFile(deps, { url, bytes }, signal);
    throw new FileRejected(plan === 'again' ? 'unvollständige Antwort' : plan.rejected);
  }
  if (plan === 'whole' && stored) await parts.remove(url);
  const received = await receive(deps, url, response, plan === 'append' && stored ? stored.bytes : 0, signal);
  await finish(deps, { url, bytes: bytes ?? response.total }, response.type, received);
}

/** Reads the body and stores its pieces. @returns the rest that is not stored, and the number of all bytes */
async function receive(
  { parts }: DownloadDeps,
  url: string,
  response: FileResponse,
  before: number,
  signal: AbortSignal,
): Promise<{ rest: Uint8Array<ArrayBuffer>[]; bytes: number; isStored: boolean }> {
  let [rest, restSize, bytes, isStored]: [Uint8Array<ArrayBuffer>[], number, number, boolean] = [
    [],
    0,
    before,
    before > 0,
  ];
  const about = { total: response.total, etag: response.etag };
  const store = async () => {
    if (restSize === 0) return;
    await parts.append(url, new Blob(rest), about);
    [rest, restSize, isStored] = [[], 0, true];
  };
  try {
    for (let piece = await response.read(); piece; piece = await response.read()) {
      rest.push(piece);
      restSize += piece.byteLength;
      bytes += piece.byteLength;
      if (bytes > (response.total ?? largestFile)) throw new FileRejected('Datei zu groß');
      if (restSize >= pieceSize) await store();
      if (signal.aborted) throw new Error('aborted');
    }
  } catch (error) {
    response.cancel();
    if (error instanceof FileRejected) await parts.remove(url);
    else await store().catch(() => undefined);
    throw error;
  }
  return { rest, bytes, isStored };
}

async function finish(
  { files, parts, isDecodable }: DownloadDeps,
  { url, bytes }: { url: string; bytes: number | null },
  type: string,
  received: { rest: Uint8Array<ArrayBuffer>[]; bytes: number; isStored: boolean },
): Promise<void> {
  if (bytes !== null && received.bytes < bytes) {
    if (received.rest.length > 0) await parts.append(url, new Blob(received.rest), { total: bytes, etag: null });
    throw new Error('Die Verbindung wurde unterbrochen.');
  }
  const head = received.isStored ? [await parts.join(url, type)] : [];
  const file = new Blob([...head, ...received.rest], { type });
  const isRight = file.size > 0 && (bytes === null || file.size === bytes);
  if (isRight && (!type.startsWith('image/') || (await isDecodable(file)))) {
    await files.put(url, file);
    await parts.remove(url);
    return;
  }
  await parts.remove(url);
  throw new FileRejected(isRight ? 'Bild nicht lesbar' : 'falsche Größe');
}
