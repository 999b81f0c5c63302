import type { Site, SiteRevision } from '@theke/contracts/content/site';
import { sites } from '@theke/contracts/content/site';
import {
  type ListedRevision,
  listSiteRevisions,
  readSiteRevision,
  siteRevisions,
} from '@theke/contracts/content/site-revision';
import { route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';
import { removeAllForGood } from '@theke/kit/resource/remove-for-good';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { unlimitedSize } from '@theke/kit/resource/size-limit';
import type { Content } from '../content.ts';
import { revisionColumns } from '../list-columns.ts';
import { newestOfEach } from '../newest-of-each.ts';

/**
 * Unlimited: one row per publication, which are never deleted; other large documents have a size limit (ADR 0011). A
 * read returns at most one page.
 */

export const revisions = eitherResourceStore(siteRevisions, { columns: revisionColumns, sizeLimit: unlimitedSize });

/** Removes the revisions of a deleted page. */
export const removeRevisions = (unit: UnitOfWork, site: string): Promise<void> =>
  removeAllForGood(unit, { resource: siteRevisions, store: revisions }, { site });

const isShown = ({ published }: Site, revision: number): boolean => published?.revision === revision;

const listed = (
  { revision, publishedAt, publishedBy, path, name, title, generated }: SiteRevision,
  site: Site,
): ListedRevision => ({
  revision,
  publishedAt,
  publishedBy,
  path,
  name,
  title,
  isShown: isShown(site, revision),
  // Revisions from before there were marks have none.
  isGenerated: (generated ?? []).length > 0,
});

/**
 * The last one written with this number: on MongoDB a publication may have been aborted after its revision and
 * repeated.
 * @throws Problem 404
 */
export async function findRevision(unit: UnitOfWork, site: Site, revision: number): Promise<SiteRevision> {
  if (isShown(site, revision) && site.published) return site.published;
  const query = { page: 1, pageSize: 1, sort: '-createdAt', filter: { site: site.id, revision: String(revision) } };
  const [found] = revision > site.revisions ? [] : (await revisions.list(unit, query, false)).data;
  if (!found) throw unknown(siteRevisions.label.one);
  const { id, version, createdAt, updatedAt, site: _, ...rest } = found;
  return rest;
}

export function revisionRoutes({ db, resources }: Content) {
  const withSite = <T>(tenant: string, id: string, read: (unit: UnitOfWork, site: Site) => Promise<T>): Promise<T> =>
    db.withTenant(tenant, async (unit) => {
      const site = await resources.sites.store.find(unit, id);
      if (!site) throw unknown(sites.label.one);
      return read(unit, site);
    });
  return [
    route(listSiteRevisions, ({ tenant, params, query }) =>
      withSite(tenant, params.id, async (unit, site) => {
        // A revision of an aborted publication was never visible.
        const filter = { site: site.id, revisionUntil: String(site.revisions + 1) };
        const { data, meta } = await revisions.list(unit, { ...query, filter }, false);
        return { data: newestOfEach(data).map((one) => listed(one, site)), meta };
      }),
    ),
    route(readSiteRevision, ({ tenant, params }) =>
      withSite(tenant, params.id, async (unit, site) => {
        const found = await findRevision(unit, site, Number(params.revision));
        return { ...found, isShown: isShown(site, found.revision) };
      }),
    ),
  ];
}
