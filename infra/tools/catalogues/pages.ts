import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';
import { licencePage, lockedPackages } from '../local/licences.ts';
import type { Generated } from '../local/write-generated.ts';
import { eventPage } from './event-page.ts';
import { permissionPage } from './permission-page.ts';
import { routePage } from './route-page.ts';
import { rulesPage } from './rules-page.ts';

/** Pages that follow from contracts, tests and the lockfile. */
export const generatedPages = (): Generated =>
  new Map([
    ['docs/generated/events.md', eventPage()],
    ['docs/generated/routes.md', routePage()],
    ['docs/generated/permissions.md', permissionPage()],
    ['docs/generated/rules-tests.md', rulesPage()],
    [
      'docs/generated/licences.md',
      licencePage(lockedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))),
    ],
  ]);
