import type { ShownNavigation, SiteFrame } from '@theke/contracts/content/content-page';
import { enabledItems, type Navigation } from '@theke/contracts/content/navigation';
import { asGuestsSee } from '@theke/contracts/content/standing';
import { copied } from '../copies.ts';
import { hrefOf, type Reader } from './reader.ts';

/** The menu whose entries have pictures. */
const stories = 'case-studies';

/** Blocks that header and footer show. */
const frameIdentifiers = ['address', 'footer-text'];

type Item = Omit<Navigation['items'][number], 'children'> & { children?: readonly Item[] };
type ShownItem = ShownNavigation['items'][number];

const itemsIn = (items: readonly Item[]): Item[] => items.flatMap((one) => [one, ...itemsIn(one.children ?? [])]);

/** Menus with their addresses, and the blocks of header and footer: what stands on every page. */
export async function readFrame(reader: Reader): Promise<SiteFrame> {
  const { navigations, blocks } = reader.stores;
  const [{ data: menus }, frame] = await Promise.all([
    navigations.list(reader.unit, { page: 1, pageSize: 100 }, true),
    blocks.list(reader.unit, { page: 1, pageSize: 20, filter: { identifier: frameIdentifiers } }, true),
  ]);
  const items = itemsIn(menus.flatMap((menu) => menu.items));
  const sites = await reader.byIds(
    'sites',
    items.flatMap(({ type, site }) => (type === 'site' && site ? site : [])),
  );
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
  const teasers = await reader.siteTeasers(sites.filter(({ id }) => storySites.has(id)));
  const pictureOf = new Map(teasers.map(({ id, image }) => [id, image]));
  const shown = (item: Item): ShownItem => {
    const image = item.site && pictureOf.get(item.site.id);
    return {
      label: item.label,
      type: item.type,
      href: hrefIn(item),
      ...(image && { image }),
      children: (item.children ?? []).map(shown),
    };
  };
  return {
    navigations: menus.map(({ id, identifier, items }) => ({
      id,
      identifier,
      items: enabledItems<Item>(items).map(shown),
    })),
    frameBlocks: frame.data.map(asGuestsSee),
  };
}
