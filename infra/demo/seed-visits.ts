import type { SeedServices } from './seed-services.ts';
import { demoVisits } from './visits/demo-visits.ts';
import type { VisitedSite } from './visits/visited-site.ts';

/**
 * Stores the visits of the weeks before in one transaction, so that it may be cut off. If a day before today is counted, that was done, or the days are
 * somebody's own.
 */
export async function seedVisits(
  { wereVisited, storeVisits, endDays }: SeedServices['analytics']['parts']['useCases'],
  tenant: string,
  site: VisitedSite,
  now: Date,
): Promise<void> {
  if (await wereVisited(tenant)) return;
  await storeVisits(tenant, demoVisits(site, now));
  await endDays(tenant);
}
