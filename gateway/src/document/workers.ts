import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@theke/rules/site/language';
import type { Frontend } from '@theke/topology/frontends';
import { Router } from 'express';
import type { Frontends } from './frontends.ts';

/**
 * Workers outside the pages, such as the service worker. Each may control the whole site, whatever its path, and is
 * revalidated on each request. The script starts with the current file lists of its frontends, in each language. So it
 * changes after every deployment, and browsers update it (ADR 0026).
 */
export function workers(
  dist: string,
  frontends: readonly Frontend[],
  built: Readonly<Record<Language, Pick<Frontends, 'filesOf' | 'filesOfPage'>>>,
): Router {
  const router = Router();
  for (const { name, paths, keeps = [], keepsOwnTime } of frontends.filter(({ role }) => role === 'worker'))
    router.get([...paths.map(({ path }) => path)], async (_request, response) => {
      const script = await readFile(join(dist, name, `${name}.js`), 'utf8');
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('service-worker-allowed', '/');
      const files = Object.fromEntries(languages.map((language) => [language, built[language].filesOf(keeps)]));
      const ownTime = keepsOwnTime ? `self.ownTimeFiles=${JSON.stringify(built.de.filesOfPage(keepsOwnTime))};\n` : '';
      response.type('js').send(`self.files=${JSON.stringify(files)};\n${ownTime}${script}`);
    });
  return router;
}
