import type { Navigation } from '@theke/contracts/content/navigation';
import type { FoundPage } from '@theke/contracts/page-owner';
import { hrefOf, type Reader } from './reader.ts';
import { sectionsIn } from './sections-in.ts';

/** What the page of the list has, by the path that posts and projects stand below. */
const blockOf: ReadonlyMap<string, string> = new Map([
  ['projekte', 'projects'],
  ['magazin', 'news'],
]);

type Item = Omit<Navigation['items'][number], 'children'> & { children?: readonly Item[] };
/** Level by level: what stands on top of a menu is what visitors know. */
const sitesIn = (items: readonly Item[]): { id: string }[] =>
  items.length === 0
    ? []
    : [...items.flatMap(({ site }) => site ?? []), ...sitesIn(items.flatMap(({ children = [] }) => children))];

const isMain = ({ identifier }: Navigation): boolean => identifier === 'main';

/**
 * `/projekte` and `/magazin` themselves are no page: who cuts an address there means the list of all. The page that has it is looked for in
 * menus, where visitors find it, and then among the oldest; its filters come along.
 */
export async function listSite(reader: Reader, asked: string, query: string): Promise<FoundPage> {
  const block = blockOf.get(asked);
  if (!block) return null;
  const { navigations, sites } = reader.stores;
  const menus = (await navigations.list(reader.unit, { page: 1, pageSize: 100 }, true)).data;
  const [main, others] = [menus.filter(isMain), menus.filter((menu) => !isMain(menu))];
  const linked = await reader.byIds('sites', [
    ...sitesIn(main.flatMap(({ items }) => items)),
    ...sitesIn(others.flatMap(({ items }) => items)),
  ]);
  const oldest = (await sites.list(reader.unit, { page: 1, pageSize: 200, sort: 'createdAt' }, true)).data;
  const found = [...linked, ...oldest].find(({ published }) =>
    sectionsIn(published?.content).some(({ type }) => type === block),
  )?.published;
  return found ? { movedTo: `${hrefOf(found.path)}${query && `?${query}`}` } : null;
}
