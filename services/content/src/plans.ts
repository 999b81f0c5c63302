import type { Plan } from '@theke/contracts/content/plan';
import type { Post } from '@theke/contracts/content/post';
import type { Site } from '@theke/contracts/content/site';
import { planSite } from '@theke/contracts/content/site-publishing';
import type { StoredFields } from '@theke/contracts/resource';
import { type Call, type Route, route } from '@theke/kit/http/route';
import { everyTenant } from '@theke/kit/jobs/every';
import { invalid, Problem, stale } from '@theke/kit/problem';
import type { StoreQuery, UnitOfWork } from '@theke/kit/resource/resource-store';
import { type ChangeCall, changing } from './change-entity.ts';
import type { Content } from './content.ts';
import { draftedKinds, type PostDoc, partsOfKind } from './entries/drafted-kinds.ts';
import { unpublishedEntry } from './entries/entry-decisions.ts';
import { changeSite } from './sites/change-site.ts';
import { publish } from './sites/site-actions.ts';
import { unpublishedSite } from './sites/site-decisions.ts';

type Planned = Plan & StoredFields;

/** A kind of content that is published at planned times. */
type PlannedKind<E = unknown> = {
  list: (unit: UnitOfWork, query: StoreQuery) => Promise<readonly Planned[]>;
  /** @throws Problem 422 if the draft may not be published */
  publish: (call: ChangeCall, by: string) => Promise<unknown>;
  unpublish: (call: ChangeCall) => Promise<unknown>;
  change: (call: ChangeCall, plan: Partial<Plan>) => Promise<E>;
};

function plannedSites(content: Content): PlannedKind<Site> {
  const { store } = content.resources.sites;
  const change = changeSite(content);
  return {
    list: async (unit, query) => (await store.list(unit, query, false)).data,
    publish: (call, by) => publish(content, call, by),
    unpublish: (call) =>
      change(content, call, async (doc) => (doc.published ? unpublishedSite(doc) : { ...doc, unpublishAt: null })),
    change: (call, plan) => change(content, call, async (doc) => ({ ...doc, ...plan })),
  };
}

function plannedEntries(content: Content, kind: (typeof draftedKinds)[number]): PlannedKind<Post> {
  const { definition, entries, store } = partsOfKind(content, kind);
  const change = changing<PostDoc, Post>({ ...definition, store });
  return {
    list: async (unit, query) => (await store.list(unit, query, false)).data,
    publish: (call, by) =>
      change(content, call, (doc, unit, before) => entries.published(unit, doc, before, by, content)),
    unpublish: (call) =>
      change(content, call, async (doc) => (doc.isPublic ? unpublishedEntry(doc) : { ...doc, unpublishAt: null })),
    change: (call, plan) => change(content, call, async (doc) => ({ ...doc, ...plan })),
  };
}

/** Sets the plan of an entry; null removes a time. */
export function planRoutes(content: Content): Route[] {
  const checked = ({ body, identity }: Pick<Call<typeof planSite>, 'body' | 'identity'>) => {
    const [publishAt, unpublishAt] = [normalized(body.publishAt), normalized(body.unpublishAt)];
    const now = content.now().toISOString();
    for (const [field, at] of Object.entries({ publishAt, unpublishAt }))
      if (at !== null && at <= now) throw invalid('PAST', 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.', field);
    if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
      throw invalid('NOT_AFTER', 'Das Ende muss nach dem Beginn liegen.', 'unpublishAt');
    return { publishAt, unpublishAt, plannedBy: identity.user?.name ?? '', planFailure: null };
  };
  return [
    route(planSite, async (call) => plannedSites(content).change(call, checked(call))),
    ...draftedKinds.map((kind) => {
      const { definition, endpoints } = partsOfKind(content, kind);
      return route(
        endpoints.plan,
        async (call) => definition.toStaff?.(await plannedEntries(content, kind).change(call, checked(call))) as Post,
      );
    }),
  ];
}

/** Times are compared as text. */
const normalized = (at: string | null): string | null => at && new Date(at).toISOString();

const atOnce = 50;

/**
 * Publishes and unpublishes at planned times (PLAN-01). A time that came while the service was down is made up for; the
 * write that publishes also removes the plan.
 */
export const runPlans = (content: Content) =>
  everyTenant('1 min', {
    name: 'run plans',
    async run(tenant) {
      for (const kind of [plannedSites(content), ...draftedKinds.map((one) => plannedEntries(content, one))]) {
        await forEachDue(content, tenant, kind, 'publishAt', async (call, { plannedBy }) => {
          try {
            await kind.publish(call, plannedBy);
          } catch (error) {
            if (!(error instanceof Problem) || error.status !== 422) throw error;
            const planFailure = error.faults
              .map(({ message }) => message)
              .join(' ')
              .slice(0, 1_000);
            await kind.change(call, { publishAt: null, planFailure });
          }
        });
        await forEachDue(content, tenant, kind, 'unpublishAt', async (call) => void (await kind.unpublish(call)));
      }
    },
  });

/** Calls `act` for each entry whose time has come. One that is changed meanwhile is left to the next run. */
async function forEachDue(
  { db, now }: Content,
  tenant: string,
  { list }: PlannedKind,
  field: 'publishAt' | 'unpublishAt',
  act: (call: ChangeCall, entry: Planned) => Promise<void>,
): Promise<void> {
  // The limit itself is excluded.
  const until = new Date(now().getTime() + 1).toISOString();
  const query = { page: 1, pageSize: atOnce, filter: { [`${field}Until`]: until } };
  for (;;) {
    const due = await db.withTenant(tenant, (unit) => list(unit, query));
    let done = 0;
    for (const entry of due)
      await act({ tenant, params: { id: entry.id }, body: { version: entry.version } }, entry).then(
        () => {
          done += 1;
        },
        (error: unknown) => {
          if (!(error instanceof Problem) || error.faults[0]?.code !== staleCode) throw error;
        },
      );
    if (due.length < atOnce || done === 0) return;
  }
}

const staleCode = stale('').faults[0]?.code;
