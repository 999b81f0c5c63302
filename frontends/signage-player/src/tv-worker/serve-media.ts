import { mediaCache } from '../shared/media-cache.ts';
import { parseRange } from './parse-range.ts';

/** A video is requested in many ranges; reading it from the cache each time would take long. */
let last: { url: string; file: Blob } | undefined;

/** A stored picture or video, or the requested range of it; undefined if it is not stored. */
export async function serveMedia(request: Request): Promise<Response | undefined> {
  const range = request.headers.get('range');
  const found = await (await caches.open(mediaCache)).match(request.url, { ignoreVary: true });
  if (!found) {
    if (last?.url === request.url) last = undefined;
    return undefined;
  }
  if (range === null) return found;
  const file = last?.url === request.url ? last.file : await found.blob();
  last = { url: request.url, file };
  const part = parseRange(range, file.size);
  const headers = { 'content-type': found.headers.get('content-type') ?? '', 'accept-ranges': 'bytes' };
  if (part === 'whole') return new Response(file, { headers: { ...headers, 'content-length': String(file.size) } });
  if (part === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  const { from, to } = part;
  return new Response(file.slice(from, to), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(to - from),
      'content-range': `bytes ${from}-${to - 1}/${file.size}`,
    },
  });
}
