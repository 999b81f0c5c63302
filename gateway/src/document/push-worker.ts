import { pushWorkerPath } from '@theke/contracts/notifications/push-worker-path';
import type { RequestHandler } from 'express';

/**
 * The service worker of push. It lies at the root, because a worker reaches no further than its own folder, and is asked for
 * again each time, so that a new one is taken at once.
 */
export const pushWorker =
  (dist: string): RequestHandler =>
  (_request, response, next) =>
    response.sendFile(
      `push-worker${pushWorkerPath}`,
      { root: dist, cacheControl: false, headers: { 'cache-control': 'no-cache' } },
      (error) => error && !response.headersSent && next(error),
    );
