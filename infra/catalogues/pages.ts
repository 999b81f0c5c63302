import type { Generated } from '../local/write-generated.ts';
import { eventPage } from './event-page.ts';
import { routePage } from './route-page.ts';
import { rulesPage } from './rules-page.ts';

/** What `npm run docs` writes. */
export const generatedPages = async (): Promise<Generated> =>
  new Map([
    ['docs/events.md', await eventPage()],
    ['docs/routes.md', routePage()],
    ['docs/rules-tests.md', rulesPage()],
  ]);
