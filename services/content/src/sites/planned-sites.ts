import { type Site, sites } from '@theke/contracts/content/site';
import { planSite } from '@theke/contracts/content/site-publishing';
import { route } from '@theke/kit/http/route';
import { everyTenant } from '@theke/kit/jobs/every';
import { invalid, Problem, stale } from '@theke/kit/problem';
import { changing } from '../change-entity.ts';
import type { Content } from '../content.ts';
import { publish } from './site-actions.ts';
import { plannedSite, type SiteDoc, unpublishedSite } from './site-decisions.ts';

const changeIn = ({ resources }: Content) => changing<SiteDoc, Site>({ ...sites, store: resources.sites.store });

export const planSiteRoute = (content: Content) =>
  route(planSite, (call) => {
    const { publishAt, unpublishAt } = call.body;
    const now = content.now().toISOString();
    for (const [field, at] of Object.entries({ publishAt, unpublishAt }))
      if (at !== null && at <= now) throw invalid('PAST', 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.', field);
    if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
      throw invalid('NOT_AFTER', 'Das Ende muss nach dem Beginn liegen.', 'unpublishAt');
    const plan = { publishAt, unpublishAt, plannedBy: call.identity.user?.name ?? '' };
    return changeIn(content)(content, call, async (doc) => plannedSite(doc, plan));
  });

const atOnce = 50;

/**
 * Publishes and unpublishes pages at their planned times (PLAN-01). A time that came while the service was down is made
 * up for; the write that publishes also removes the plan.
 */
export const runPlans = (content: Content) =>
  everyTenant('1 min', {
    name: 'run plans of pages',
    async run(tenant) {
      await forEachDue(content, tenant, 'publishAt', async (site) => {
        const call = { tenant, params: { id: site.id }, body: { version: site.version } };
        try {
          await publish(content, call, site.plannedBy);
        } catch (error) {
          if (!(error instanceof Problem) || error.status !== 422) throw error;
          const message = error.faults
            .map((fault) => fault.message)
            .join(' ')
            .slice(0, 1_000);
          await changeIn(content)(content, call, async (doc) => ({ ...doc, publishAt: null, planFailure: message }));
        }
      });
      await forEachDue(content, tenant, 'unpublishAt', async ({ id, version }) => {
        const call = { tenant, params: { id }, body: { version } };
        await changeIn(content)(content, call, async (doc) =>
          doc.published ? unpublishedSite(doc) : { ...doc, unpublishAt: null },
        );
      });
    },
  });

/** Calls `act` for each page whose time has come. One that somebody changes meanwhile is left to the next run. */
async function forEachDue(
  { db, resources, now }: Content,
  tenant: string,
  field: 'publishAt' | 'unpublishAt',
  act: (site: Site) => Promise<void>,
): Promise<void> {
  const until = new Date(now().getTime() + 1).toISOString();
  const query = { page: 1, pageSize: atOnce, filter: { [`${field}Until`]: until } };
  const isStale = (error: unknown) => error instanceof Problem && error.faults[0]?.code === staleCode;
  for (;;) {
    const { data } = await db.withTenant(tenant, (unit) => resources.sites.store.list(unit, query, false));
    let done = 0;
    for (const site of data)
      await act(site).then(
        () => (done += 1),
        (error: unknown) => {
          if (!isStale(error)) throw error;
        },
      );
    if (data.length < atOnce || done === 0) return;
  }
}

const staleCode = stale('').faults[0]?.code;
