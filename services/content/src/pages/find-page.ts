import type { SiteFrame } from '@theke/contracts/content/content-page';
import type { Site, SiteRevision } from '@theke/contracts/content/site';
import { type FoundPage, findFrameEndpoint, findPageEndpoint } from '@theke/contracts/page-owner';
import { route } from '@theke/kit/http/route';
import type { Content } from '../content.ts';
import { findRedirects } from '../redirects/find-redirects.ts';
import { entryAt } from './entry-at.ts';
import { finished, finishedFind } from './finished-page.ts';
import { readFrame } from './frame.ts';
import { listSite } from './list-site.ts';
import { notFoundPage, postPage, projectPage, sitePage } from './pages.ts';
import { hrefOf, Reader } from './reader.ts';

type PageRequest = { path: string; query?: string | undefined; withDrafts?: boolean | undefined };

const frontend = 'corporate';
const isPublished = (site: Site | undefined): site is Site & { published: SiteRevision } =>
  site !== undefined && site.published !== null;

/** Excludes a draft, which only administrators can see, from search engines. */
const hidden = ({ isPublic }: { isPublic: boolean }) => (isPublic ? {} : { noindex: true });

/** Undefined for invalid encoding, or characters that no database accepts. */
function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Resolves a path to its frontend and data: a page, a post, a project, a redirect, or suggestions. */
export async function findPage(
  reader: Reader,
  { path, query = '', withDrafts = false }: PageRequest,
): Promise<FoundPage> {
  const requestedPath = decoded(path)?.replace(/^\/+|\/+$/g, '');
  if (requestedPath === undefined) return notFound(reader, path, requestedPath);
  const { redirect, byQuery } = await findRedirects(reader, requestedPath);
  const found =
    (await entryPage(reader, requestedPath, withDrafts)) ??
    (await siteAt(reader, requestedPath, query, withDrafts)) ??
    redirect ??
    (await listSite(reader, requestedPath, query)) ??
    (await notFound(reader, path, requestedPath));
  return byQuery.length > 0 ? { ...found, byQuery } : found;
}

async function notFound(reader: Reader, path: string, requestedPath: string | undefined): Promise<FoundPage> {
  // Without pages of its own a business has no 404 page either: the ordering site renders both.
  if (requestedPath === '' || requestedPath === 'kontakt' || !(await hasPages(reader))) return null;
  return { frontend, data: await notFoundPage(reader, path), status: 404, noindex: true };
}

/** A post or project, or a redirect to its own path. */
async function entryPage(reader: Reader, requestedPath: string, withDrafts: boolean): Promise<FoundPage> {
  const found = await entryAt(reader, requestedPath);
  if (!found || !(found.isShown || withDrafts)) return null;
  const { isShown, ownPath } = found;
  if (ownPath !== `/${requestedPath}`) return { movedTo: ownPath };
  const data = await (found.kind === 'post' ? postPage(reader, found.entry) : projectPage(reader, found.entry));
  return { frontend, data, ...hidden({ isPublic: isShown }) };
}

async function siteAt(reader: Reader, requestedPath: string, query: string, withDrafts: boolean): Promise<FoundPage> {
  const { sites } = reader.stores;
  const site =
    (await sites.findBy(reader.unit, 'path', requestedPath)) ??
    (requestedPath === '' ? await homeSite(reader) : undefined);
  if (!isPublished(site)) return null;
  const { published, isPublic, formerPaths } = site;
  const isHome = requestedPath === '' && published.type === 'home' && isPublic;
  if (isHome || published.path === requestedPath) {
    const data = await sitePage(reader, site, query, { withDrafts });
    // Two addresses of one page: the shorter is canonical.
    return {
      frontend,
      data: published.type === 'home' && isHome ? { ...data, path: '/' } : data,
      ...(!isPublic && { noindex: true }),
    };
  }
  return formerPaths.includes(requestedPath) ? { movedTo: hrefOf(published.path) } : null;
}

/** The oldest public page of type Home. */
export async function homeSite(reader: Reader): Promise<(Site & { published: SiteRevision }) | undefined> {
  const query = { page: 1, pageSize: 1, sort: 'createdAt', filter: { shownType: 'home' } };
  const [site] = (await reader.stores.sites.list(reader.unit, query, true)).data;
  return isPublished(site) ? site : undefined;
}

const hasPages = async ({ stores: { sites }, unit }: Reader): Promise<boolean> =>
  (await sites.list(unit, { page: 1, pageSize: 1 }, true)).data.length > 0;

async function readSiteFrame(reader: Reader): Promise<SiteFrame> {
  const { sites, projects, posts } = reader.stores;
  const query = { page: 1, pageSize: 1 };
  let hasContent = false;
  for (const store of [sites, projects, posts])
    hasContent ||= (await store.list(reader.unit, query, true)).data.length > 0;
  return { ...(await readFrame(reader)), hasContent };
}

export const findPageRoute = (content: Content) =>
  route(findPageEndpoint('content'), ({ tenant, body }) =>
    content.db.withTenant(tenant, async (unit) => {
      const reader = new Reader(content, unit, tenant);
      return finishedFind(reader, await findPage(reader, body));
    }),
  );

export const findFrameRoute = (content: Content) =>
  route(findFrameEndpoint('content'), ({ tenant }) =>
    content.db.withTenant(tenant, async (unit) => {
      const reader = new Reader(content, unit, tenant);
      return finished(reader, await readSiteFrame(reader));
    }),
  );
