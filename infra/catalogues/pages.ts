import { eventPage } from './event-page.ts';
import { routePage } from './route-page.ts';

/** What `npm run docs` writes, by path. */
export const generatedPages = async (): Promise<Readonly<Record<string, string>>> => ({
  'docs/events.md': await eventPage(),
  'docs/routes.md': routePage(),
});
