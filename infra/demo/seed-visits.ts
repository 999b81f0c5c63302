import type { SeedServices } from './seed-services.ts';
import { demoVisits } from './visits/demo-visits.ts';
import type { VisitedSite } from './visits/visited-site.ts';

/**
 * Tells the weeks before to the writer that takes what pages tell: all of it in one transaction, so that it may be cut off. Where a day before is
 * counted, that was done, or the days are somebody's own.
 */
export async function seedVisits(
  { wereVisited, tellVisits, writeVisits, endDays }: SeedServices['analytics']['parts']['useCases'],
  tenant: string,
  site: VisitedSite,
  now: Date,
): Promise<void> {
  if (await wereVisited(tenant)) return;
  tellVisits(demoVisits(site, now).map((told) => ({ tenant, ...told })));
  await writeVisits();
  if (!(await wereVisited(tenant))) throw new Error('the visits of the demo could not be written');
  await endDays(tenant);
}
