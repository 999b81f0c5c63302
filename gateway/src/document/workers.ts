import type { Frontend } from '@theke/topology/frontends';
import { Router } from 'express';

/**
 * Workers beside the pages, such as the service worker of push. Each lies at a path of its own at the root, because a worker reaches no
 * further than its own folder, and is asked for again each time, so that a new one is taken at once.
 */
export function workers(dist: string, frontends: readonly Frontend[]): Router {
  const router = Router();
  for (const { name, paths } of frontends.filter(({ role }) => role === 'worker'))
    router.get([...paths.map(({ path }) => path)], (_request, response, next) =>
      response.sendFile(
        `${name}/${name}.js`,
        { root: dist, cacheControl: false, headers: { 'cache-control': 'no-cache' } },
        (error) => error && !response.headersSent && next(error),
      ),
    );
  return router;
}
