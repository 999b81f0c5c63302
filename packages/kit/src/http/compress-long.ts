import type { Request, RequestHandler, Response } from 'express';

/**
 * Below this size in bytes, a response fits one flight of packets, compressed or not (ADR 0014). Cached compressed
 * responses have their own limit (the gateway's answer.ts).
 */
export const minCompressed = 4_096;

/**
 * Registers the compression of a gateway in the same process. It runs only when a response is known to be long.
 * Compression patches the response's methods, so the response stays in memory until a full garbage collection
 * (ADR 0014). Most responses are short.
 */
export const compressBy = (response: Response, compress: RequestHandler): void => {
  response.locals.compress = compress;
};

/** Call before the response begins. @param bytes size of the response; omit if unknown */
export function compressLong(request: Request, response: Response, bytes = minCompressed): void {
  const { compress } = response.locals as { compress?: RequestHandler };
  if (bytes >= minCompressed) compress?.(request, response, () => undefined);
}
