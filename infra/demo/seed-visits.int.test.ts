import { expect, test } from '@jest/globals';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../../services/analytics/src/service.ts';
import { seedVisits } from './seed-visits.ts';
import { demoVisits } from './visits/demo-visits.ts';
import { bakeryVisits } from './visits/visited-site.ts';

const now = new Date('2026-11-21T12:00:00Z');
const service = runDuringTests(analytics, { now: () => now });

const total = async (tenant: string, name: string) => {
  const path = `/api/statistics/${name}?from=2026-09-01&to=2026-11-21`;
  const { body } = await request(service(), 'GET', path, { as: asStaff(tenant), now });
  return (body.data as unknown as { total: Record<string, number> }).total;
};

test("counts the demo's visits like real ones, once however often they are seeded", async () => {
  const tenant = uuidv7();
  for (const _ of [1, 2]) await seedVisits(service().parts.useCases, tenant, bakeryVisits, now);
  const views = demoVisits(bakeryVisits, now).filter(({ visit }) => visit.kind === 'pageview');
  expect(await total(tenant, 'page-views')).toEqual({ views: views.length });
  // Each is one visitor of a day and appears in the visitor flow.
  const { visitors } = await total(tenant, 'unique-visitors');
  expect(await total(tenant, 'visitor-flow')).toEqual({ visitors });
  expect(await total(uuidv7(), 'page-views')).toEqual({ views: 0 });
});
