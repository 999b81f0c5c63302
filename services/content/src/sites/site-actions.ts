import type { Site } from '@theke/contracts/content/site';
import { discardSiteDraft, publishSite, unpublishSite } from '@theke/contracts/content/site-publishing';
import { restoreSiteRevision } from '@theke/contracts/content/site-revision';
import { route } from '@theke/kit/http/route';
import type { ChangeCall } from '../change-entity.ts';
import type { Content } from '../content.ts';
import { changeSite } from './change-site.ts';
import { keepDraft } from './draft-history.ts';
import {
  discardedDraft,
  publishedSite,
  restoredDraft,
  type SiteDoc,
  unpublishedSite,
  withRecordedChanges,
} from './site-decisions.ts';
import { findRevision, revisions } from './site-revisions.ts';

/** @param by name of the publisher */
export const publish = (content: Content, call: ChangeCall, by: string): Promise<Site> =>
  changeSite(content)(content, call, async (doc, unit) => {
    const next = publishedSite(doc, by, content.now());
    // Written first: if the page's own write fails, nothing refers to the revision.
    await revisions.insert(unit, content.newId(), { ...next.published, site: call.params.id }, content.now());
    return next;
  });

export function siteActions(content: Content) {
  const change = changeSite(content);
  const recorded = ({ identity }: { identity: { user?: { name: string } | undefined } }, site: Site, doc: SiteDoc) =>
    withRecordedChanges(site, doc, identity.user?.name ?? '', content.now());
  return [
    route(publishSite, (call) => publish(content, call, call.identity.user?.name ?? '')),
    route(unpublishSite, (call) => change(content, call, async (doc) => unpublishedSite(doc))),
    route(discardSiteDraft, (call) =>
      change(content, call, async (doc, unit, site) => {
        const next = recorded(call, site, discardedDraft(doc));
        await keepDraft(unit, content, site);
        return next;
      }),
    ),
    route(restoreSiteRevision, (call) =>
      change(content, call, async (doc, unit, site) => {
        const revision = await findRevision(unit, site, call.body.revision);
        await keepDraft(unit, content, site);
        return recorded(call, site, restoredDraft(doc, revision));
      }),
    ),
  ];
}
