import type { ShownNavigation, SiteFrame } from '@theke/contracts/content/content-page';
import { enabledItems, type Navigation } from '@theke/contracts/content/navigation';
import { publishedView } from '@theke/contracts/content/publishable';
import { copied } from '../copies.ts';
import { hrefOf, type Reader } from './reader.ts';

/** Menu whose entries have pictures. */
const stories = 'case-studies';

/** Blocks shown in header and footer. */
const frameIdentifiers = ['address', 'footer-text'];

type Item = Omit<Navigation['items'][number], 'children'> & { children?: readonly Item[] };
type ShownItem = ShownNavigation['items'][number];

const itemsIn = (items: readonly Item[]): Item[] => items.flatMap((one) => [one, ...itemsIn(one.children ?? [])]);

/** Number of public projects for business sectors with the name of a menu entry. */
async function countsByName(reader: Reader, labels: ReadonlySet<string>): Promise<Map<string, number>> {
  if (labels.size === 0) return new Map();
  const sectors = [...(await reader.subjects()).businessSectors.values()].filter(({ name }) => labels.has(name));
  if (sectors.length === 0) return new Map();
  const projects = await reader.stores.projects.countsBy(reader.unit, 'businessSectors', true);
  return new Map(sectors.map(({ id, name }) => [name, projects.get(id) ?? 0]));
}

/** Menus with their addresses, and the blocks of header and footer: shown on every page. */
export async function readFrame(reader: Reader): Promise<SiteFrame> {
  const { blocks } = reader.stores;
  const [menus, frame] = await Promise.all([
    reader.menus(),
    blocks.list(reader.unit, { page: 1, pageSize: 20, filter: { identifier: frameIdentifiers } }, true),
  ]);
  const items = itemsIn(menus.flatMap((menu) => menu.items));
  const sites = await reader.menuSites();
  const pathOfSite = new Map(sites.map(({ id, published }) => [id, published && hrefOf(published.path)]));
  const branches = items.some(({ type }) => type === 'branch') ? await copied.stores.branches.all(reader.unit) : [];
  const pathOfBranch = new Map(branches.map(({ id, identifier }) => [id, `/store/${identifier}`]));
  const hrefIn = ({ type, site, branch, url }: Item): string | null => {
    if (type === 'home') return '/';
    if (type === 'site') return (site && pathOfSite.get(site.id)) ?? null;
    if (type === 'branch') return (branch && pathOfBranch.get(branch.id)) ?? null;
    return url === '' ? null : url;
  };
  const storySites = new Set(
    menus
      .filter(({ identifier }) => identifier === stories)
      .flatMap(({ items }) => itemsIn(items).map(({ site }) => site?.id)),
  );
  const [teasers, projectsIn] = await Promise.all([
    reader.siteTeasers(sites.filter(({ id }) => storySites.has(id))),
    countsByName(reader, new Set(items.map(({ label }) => label))),
  ]);
  const storyOf = new Map(teasers.map((teaser) => [teaser.id, teaser]));
  /**
   * Removes entries without a visible target: unpublished pages and deleted branches (NAV-06). Entries with children
   * stay as headings.
   */
  const shownOf = (all: readonly Item[]): ShownItem[] =>
    all.map(shown).filter(({ type, href, children = [] }) => type === 'link' || href !== null || children.length > 0);
  const shown = (item: Item): ShownItem => {
    const story = item.site && storyOf.get(item.site.id);
    const projects = projectsIn.get(item.label);
    return {
      label: item.label,
      type: item.type,
      href: hrefIn(item),
      ...(projects !== undefined && { projects }),
      ...(story?.image && { image: story.image }),
      ...(story?.project && { sectors: story.project.businessSectors.map(({ name }) => name) }),
      children: shownOf(item.children ?? []),
    };
  };
  return {
    navigations: menus.map(({ id, identifier, items }) => ({
      id,
      identifier,
      items: shownOf(enabledItems<Item>(items)),
    })),
    frameBlocks: frame.data.map(publishedView),
  };
}
