import { leastCompressed } from '@theke/kit/http/compress-long';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Compresses what is long, but for server-sent events: they would be held back until the stream ends. */
export const compress: RequestHandler = compression({
  threshold: leastCompressed,
  filter: (request, response) =>
    !String(response.getHeader('content-type')).startsWith('text/event-stream') &&
    compression.filter(request, response),
});
