import type { Generated } from '../local/write-generated.ts';
import { eventPage } from './event-page.ts';
import { readmes } from './readme-rows.ts';
import { routePage } from './route-page.ts';
import { rulesPage } from './rules-page.ts';

/** Files written by `npm run docs`. */
export const generatedPages = (): Generated =>
  new Map([
    ['docs/events.md', eventPage()],
    ['docs/routes.md', routePage()],
    ['docs/rules-tests.md', rulesPage()],
    ...readmes(),
  ]);
