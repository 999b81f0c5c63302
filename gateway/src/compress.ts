import { constants } from 'node:zlib';
import { minCompressed } from '@theke/kit/http/compress-long';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { queueKey } from './shares/fair-queue.ts';
import { Places } from './shares/places.ts';

/** In bytes. Longer responses are files and exports, sent uncompressed: compressing one takes a second of CPU time. */
const maxCompressed = 1_048_576;

/**
 * An encoder holds memory until its response has been read: about 1.5 MB with this window, 8 to 10 MB with brotli's
 * default (22).
 */
export const brotliWindow = { [constants.BROTLI_PARAM_LGWIN]: 18 };

/**
 * Limits of concurrent compressions. Without a free slot the answer is sent uncompressed, so slow readers do not delay
 * others.
 */
const defaultLimits = { max: 16, perCaller: 8 };

/** Files uploaded by guests are not compressed: most are images, which compression does not reduce. */
const isUpload = ({ originalUrl }: Request): boolean => originalUrl.startsWith('/upload/');
/** Compression would hold events back until the stream ends. */
const isStream = (response: Response): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');
const isTooLong = (response: Response): boolean => Number(response.getHeader('content-length')) > maxCompressed;
/** Already compressed, or compression is not accepted. */
const staysAsItIs = (request: Request, response: Response): boolean =>
  request.method === 'HEAD' ||
  response.hasHeader('content-encoding') ||
  request.acceptsEncodings('br', 'gzip', 'deflate') === false;

/**
 * Compresses responses of 4 kB to 1 MB on the fly, within bounded memory; no uploads and no event streams. Use one
 * instance per gateway, because its limits are shared.
 */
export function createCompress(limits = defaultLimits): RequestHandler {
  const places = new Places(limits);
  return compression({
    threshold: minCompressed,
    brotli: { params: brotliWindow },
    filter(request, response) {
      if (isUpload(request) || isStream(response) || isTooLong(response)) return false;
      if (!compression.filter(request, response) || staysAsItIs(request, response)) return false;
      const leave = places.take({ name: queueKey(request.ip ?? ''), isGuest: true });
      if (typeof leave !== 'function') return false;
      if (response.closed) leave();
      else response.once('close', leave);
      return true;
    },
  });
}
