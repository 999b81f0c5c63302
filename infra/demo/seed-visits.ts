import type { SeedServices } from './seed-services.ts';
import { demoVisits } from './visits/demo-visits.ts';
import type { VisitedSite } from './visits/visited-site.ts';

/**
 * Stores the visits of the past weeks in one transaction, so it can be interrupted. Skipped if an earlier day is
 * already counted: it was seeded before, or the visits are real.
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
