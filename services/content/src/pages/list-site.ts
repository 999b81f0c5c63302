import { type ListPaths, noLists } from '@theke/contracts/content/content-page';
import type { Site } from '@theke/contracts/content/site';
import type { FoundPage } from '@theke/contracts/page-owner';
import { presetPostType } from '@theke/rules/content/post-types';
import { hrefOf, type Reader } from './reader.ts';
import { sectionsIn } from './sections-in.ts';

/** Section type of the list page, by the path prefix of posts and projects. */
const sectionOf = { projekte: 'projects', magazin: 'news' } as const;

/** Public pages in batches: those of menus, then the oldest. For questions that the first batch mostly answers. */
export async function* pagesByVisibility(reader: Reader): AsyncGenerator<readonly Site[]> {
  yield await reader.menuSites();
  yield (await reader.stores.sites.list(reader.unit, { page: 1, pageSize: 200, sort: 'createdAt' }, true)).data;
}

/** Paths of the pages that list projects and posts; prefers pages in menus, then the oldest. */
async function findLists(reader: Reader, sections: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const sites of pagesByVisibility(reader)) {
    // A list limited to one type is not the list of all.
    for (const { published } of sites)
      for (const { type, value } of sectionsIn(published?.content))
        if (published && sections.includes(type) && !found.has(type) && !presetPostType(value))
          found.set(type, hrefOf(published.path));
    if (found.size === sections.length) return found;
  }
  return found;
}

/** Addresses for links to filtered lists (LIST-11). Not searched for if the business has no subjects to filter by. */
export async function readListPaths(reader: Reader): Promise<ListPaths> {
  const subjects = Object.values(await reader.subjects());
  if (subjects.every(({ size }) => size === 0)) return noLists;
  const found = await findLists(reader, ['projects', 'news']);
  return { projects: found.get('projects') ?? null, posts: found.get('news') ?? null };
}

/**
 * Redirects `/projekte` and `/magazin`, which are no pages, to the list page: visitors may have shortened a URL.
 * Filters are kept.
 */
export async function listSite(reader: Reader, requestedPath: string, query: string): Promise<FoundPage> {
  const section = Object.hasOwn(sectionOf, requestedPath) && sectionOf[requestedPath as keyof typeof sectionOf];
  if (!section) return null;
  const path = (await findLists(reader, [section])).get(section);
  return path === undefined ? null : { movedTo: `${path}${query && `?${query}`}` };
}
