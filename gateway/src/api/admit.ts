import { allEndpoints } from '@theke/contracts/contracts';
import { admission } from '@theke/kit/http/admission';
import type { RequestHandler } from 'express';
import { pathPattern } from './path-pattern.ts';

const streams = allEndpoints.filter((endpoint) => endpoint.reply.kind === 'stream').map(pathPattern);

/**
 * How much the gateway has under way at a time. Nobody waits here: services let wait what they can still do, and this is
 * more than all of them together. Streams stay open for hours and are counted apart.
 */
export function admit(most: { requests: number; streams: number }): RequestHandler {
  const request = admission({ capacity: most.requests, queue: 0, timeoutMs: 0 });
  const stream = admission({ capacity: most.streams, queue: 0, timeoutMs: 0 });
  return (at, response, next) =>
    streams.some((path) => path.test(at.path)) ? stream(at, response, next) : request(at, response, next);
}
