import { mediaCache } from '../shared/media-cache.ts';
import type { FileResponse } from './download-file.ts';
import type { FileStore } from './stores.ts';

/** Files in Cache Storage, under the URLs by which scenes show them. */
export const browserFiles: FileStore = {
  async list() {
    const keys = await (await caches.open(mediaCache)).keys();
    return keys.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    });
  },
  async put(url, file) {
    const headers = {
      'content-type': file.type,
      'content-length': String(file.size),
      'x-content-type-options': 'nosniff',
      // Its URL contains the version. Without this header the browser would read and decode the file each time anew.
      'cache-control': 'public, max-age=31536000, immutable',
    };
    await (await caches.open(mediaCache)).put(url, new Response(file, { headers }));
  },
  async remove(url) {
    await (await caches.open(mediaCache)).delete(url);
  },
  async estimate() {
    const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? undefined : { used: usage, quota };
  },
};

/** Size of the whole file: "bytes 40-99/100". */
const totalOf = (headers: Headers, status: number): number | null => {
  const text = status === 206 ? headers.get('content-range')?.split('/')[1] : headers.get('content-length');
  const total = Number(text ?? Number.NaN);
  // The length of a compressed body is not that of the file.
  return Number.isInteger(total) && !headers.has('content-encoding') ? total : null;
};

const startOf = (headers: Headers): number =>
  Number(/^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1] ?? 0);

/** SHA-256 from `Repr-Digest` (RFC 9530): "sha-256=:…:". */
const digestOf = (headers: Headers): string | null =>
  /(?:^|[,\s])sha-256=:([\w+/=]+):/.exec(headers.get('repr-digest') ?? '')?.[1] ?? null;

/** SHA-256 of a file in base64; undefined where the browser has no `crypto.subtle`, as on pages without HTTPS. */
export async function computeDigest(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return btoa(String.fromCharCode(...digest));
}

/** Requests a file of the shop's host, or its rest. */
export async function requestFile(
  url: string,
  from: { byte: number; etag: string | null } | undefined,
  signal: AbortSignal,
): Promise<FileResponse> {
  const { origin, href } = new URL(url, location.origin);
  if (origin !== location.origin) throw new Error('file of another origin');
  const response = await fetch(href, {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal,
    headers: {
      // Pictures have a digest only for clients that ask (RFC 9530).
      'want-repr-digest': 'sha-256=10',
      ...(from && { range: `bytes=${from.byte}-`, ...(from.etag && { 'if-range': from.etag }) }),
    },
  });
  const reader = response.body?.getReader();
  return {
    status: response.status,
    total: totalOf(response.headers, response.status),
    start: response.status === 206 ? startOf(response.headers) : 0,
    etag: response.headers.get('etag'),
    digest: digestOf(response.headers),
    type: response.headers.get('content-type') ?? '',
    async read() {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      return done ? undefined : (value as Uint8Array<ArrayBuffer>);
    },
    cancel: () => void reader?.cancel().catch(() => undefined),
  };
}

/** Decodes a picture as the browser will when it is shown. */
export async function isDecodable(picture: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(picture);
    const isPicture = bitmap.width > 0;
    bitmap.close();
    return isPicture;
  } catch {
    return false;
  }
}
