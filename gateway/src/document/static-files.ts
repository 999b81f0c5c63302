import { named } from '@theke/kit/http/app';
import type { Language } from '@theke/rules/site/language';
import type { Frontend } from '@theke/topology/frontends';
import { Router } from 'express';
import type { Frontends } from './frontends.ts';
import { houseFontPath } from './plain-page.ts';
import { staticFrontends } from './static-frontends.ts';
import { workers } from './workers.ts';

type Options = {
  /** Folder of the built frontends. */
  dist: string;
  frontends: readonly Frontend[];
};

/** Serves files: workers, the default font, and the built frontends. */
export function staticFiles({ dist, frontends }: Options, built: Readonly<Record<Language, Frontends>>): Router {
  const router = Router({ caseSensitive: true });
  router.use(workers(dist, frontends, built));
  router.get(houseFontPath, (_request, response, next) => {
    const font = built.de.houseFont();
    if (!font) return next();
    response.setHeader('cache-control', 'public, max-age=3600');
    response.redirect(302, font);
  });
  // A missing file is not answered with an HTML page, because the browser would parse it as a script.
  router.use('/mf', named('file'), staticFrontends(dist), (_request, response) => void response.status(404).end());
  return router;
}
