import type { Branch } from '@theke/contracts/catalog/branch';
import type { ShownNavigation } from '@theke/contracts/content/content-page';
import { offeredTypes } from '@theke/rules/orders/order-types';

type Item = ShownNavigation['items'][number];
type Below = Pick<Item, 'href'> & { readonly children?: readonly Below[] };

const menuHref = ({ identifier }: Pick<Branch, 'identifier'>): string => `/store/${encodeURIComponent(identifier)}`;

const hrefsIn = (items: readonly Below[]): (string | null)[] =>
  items.flatMap(({ href, children = [] }) => [href, ...hrefsIn(children)]);

/**
 * Adds the link to order to a shop's main menu (FRAME-17): "Speisekarte" for the menu of the only branch, or
 * "Filialen" with all branches that take orders. Nothing is added if the menu already links to all of them, or if
 * there are none.
 */
export function withWayToOrder(items: readonly Item[], branches: readonly Branch[]): readonly Item[] {
  const open = branches.filter((branch) => branch.isPublic && offeredTypes(branch).length > 0);
  const hrefs = new Set(hrefsIn(items).map((href) => href?.replace(/(.)\/$/, '$1')));
  const [first] = open;
  if (!first || open.every((branch) => hrefs.has(menuHref(branch)))) return items;
  if (open.length === 1)
    return [...items, { label: 'Speisekarte', type: 'branch', href: menuHref(first), children: [] }];
  const children = open.map((branch) => ({
    label: branch.name,
    type: 'branch' as const,
    href: menuHref(branch),
    children: [],
  }));
  return [...items, { label: 'Filialen', type: 'branch', href: null, children }];
}
