import { discardSiteDraft, publishSite, type Site, sites, unpublishSite } from '@theke/contracts/content/site';
import { restoreSiteRevision } from '@theke/contracts/content/site-revision';
import { route } from '@theke/kit/http/route';
import { conflict, unknown } from '@theke/kit/problem';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Content } from '../content.ts';
import { discardedDraft, publishedSite, restoredDraft, type SiteDoc, unpublishedSite } from './site-decisions.ts';
import { revisionOf, revisions } from './site-revisions.ts';

type Asked = { tenant: string; params: { id: string }; body: { version: number } };

/** One page becomes what the decision says, at the version that its editor saw. @throws Problem 404, 409, 422 */
async function change(
  { db, resources, now }: Content,
  { tenant, params: { id }, body }: Asked,
  decide: (doc: SiteDoc, unit: UnitOfWork, before: Site) => Promise<SiteDoc>,
): Promise<Site> {
  return db.withTenant(tenant, async (unit) => {
    const before = await resources.sites.store.find(unit, id);
    if (!before) throw unknown(sites.label.one);
    const { id: _, version, createdAt, updatedAt, ...doc } = before;
    const next = version === body.version ? await decide(doc, unit, before) : undefined;
    const site = next && (await resources.sites.store.update(unit, id, version, next, now()));
    if (!site)
      throw conflict(
        'STALE_VERSION',
        `${sites.label.one}: Jemand hat inzwischen etwas geändert. Bitte laden Sie neu.`,
        'version',
      );
    unit.publish(sites.events.changed(site.id, site.version, site));
    return site;
  });
}

/** @param by the name of whoever publishes it */
export const publish = (content: Content, asked: Asked, by: string): Promise<Site> =>
  change(content, asked, async (doc, unit) => {
    const next = publishedSite(doc, by, content.now());
    // Written first: where the page itself is not written any more, nobody points to it.
    await revisions.insert(unit, content.newId(), { ...next.published, site: asked.params.id }, content.now());
    return next;
  });

export const siteActions = (content: Content) => [
  route(publishSite, (call) => publish(content, call, call.identity.user?.name ?? '')),
  route(unpublishSite, (call) => change(content, call, async (doc) => unpublishedSite(doc))),
  route(discardSiteDraft, (call) => change(content, call, async (doc) => discardedDraft(doc))),
  route(restoreSiteRevision, (call) =>
    change(content, call, async (doc, unit, site) =>
      restoredDraft(doc, await revisionOf(unit, site, call.body.revision)),
    ),
  ),
];
