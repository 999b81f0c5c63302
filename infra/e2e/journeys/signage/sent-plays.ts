import type { PlayRecord } from '@theke/contracts/signage/player';
import type { BrowserContext, Request } from 'playwright-core';

const path = '**/api/signage-player/plays';

/** Records the plays that a TV sends; the first answer is lost, so that the TV sends them again. */
export async function recordSentPlays(context: BrowserContext) {
  const batches: PlayRecord[][] = [];
  const note = (request: Request) => {
    if (request.method() === 'POST') batches.push((request.postDataJSON() as { plays: PlayRecord[] }).plays);
  };
  let isFirst = true;
  await context.route(path, async (route) => {
    note(route.request());
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    // Fails if the TV has left the page meanwhile, and with it the request: then the answer is lost as well.
    await route.abort().catch(() => undefined);
  });
  return {
    batches,
    /** Each record once, in the order of sending. */
    distinct: () => [...new Map(batches.flat().map((play) => [play.id, play])).values()],
    stop: () => context.unroute(path),
  };
}
