import type { Request, RequestHandler, Response } from 'express';

/** Below so many bytes everything comes in one flight of packets, compressed or not (ADR 0014). What is kept compressed has a bound of its own (the gateway's answer.ts). */
export const leastCompressed = 4_096;

/**
 * Whoever stands before a service in the same process compresses what it answers, where it is long. Not before that is known: what compresses
 * gives the response methods of its own, which keeps all of it until the whole heap is collected (ADR 0014), and most answers are short.
 */
export const compressBy = (response: Response, compress: RequestHandler): void => {
  response.locals.compress = compress;
};

/** Before an answer is begun. @param bytes undefined: nobody knows how many it will be */
export function compressLong(request: Request, response: Response, bytes = leastCompressed): void {
  const { compress } = response.locals as { compress?: RequestHandler };
  if (bytes >= leastCompressed) compress?.(request, response, () => undefined);
}
