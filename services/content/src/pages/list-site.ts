import type { Navigation } from '@theke/contracts/content/navigation';
import type { FoundPage } from '@theke/contracts/page-owner';
import { hrefOf, type Reader } from './reader.ts';
import { sectionsIn } from './sections-in.ts';

/** Block type of the list page, by the path prefix of posts and projects. */
const blockOf: ReadonlyMap<string, string> = new Map([
  ['projekte', 'projects'],
  ['magazin', 'news'],
]);

type Item = Omit<Navigation['items'][number], 'children'> & { children?: readonly Item[] };
/** Sites of menus level by level, because visitors know the top levels. */
const sitesIn = (items: readonly Item[]): { id: string }[] =>
  items.length === 0
    ? []
    : [...items.flatMap(({ site }) => site ?? []), ...sitesIn(items.flatMap(({ children = [] }) => children))];

const isMain = ({ identifier }: Navigation): boolean => identifier === 'main';

/**
 * Redirects `/projekte` and `/magazin`, which are no pages, to the list page: visitors may have shortened a URL.
 * Prefers a page in menus, then the oldest. Filters are kept.
 */
export async function listSite(reader: Reader, requestedPath: string, query: string): Promise<FoundPage> {
  const block = blockOf.get(requestedPath);
  if (!block) return null;
  const { navigations, sites } = reader.stores;
  const menus = (await navigations.list(reader.unit, { page: 1, pageSize: 100 }, true)).data;
  const [main, otherMenus] = [menus.filter(isMain), menus.filter((menu) => !isMain(menu))];
  const linked = await reader.byIds('sites', [
    ...sitesIn(main.flatMap(({ items }) => items)),
    ...sitesIn(otherMenus.flatMap(({ items }) => items)),
  ]);
  const oldest = (await sites.list(reader.unit, { page: 1, pageSize: 200, sort: 'createdAt' }, true)).data;
  const found = [...linked, ...oldest].find(({ published }) =>
    sectionsIn(published?.content).some(({ type }) => type === block),
  )?.published;
  return found ? { movedTo: `${hrefOf(found.path)}${query && `?${query}`}` } : null;
}
