import type { Branch } from '@theke/contracts/catalog/branch';
import type { Init, InitConfig } from '@theke/contracts/gateway/init';
import { branchIdentifierOf, pageKindOf } from '@theke/rules/site/page';
import { cardIn } from '../shop/card.ts';
import { menuData } from './menu-data.ts';
import { restaurantData } from './restaurant-data.ts';

const entry = <T>(init: Init, url: string): T | undefined => init.find((one) => one.url === url)?.data as T | undefined;

/**
 * Structured data of a page as the nodes of a schema.org graph (SEO-01, SEO-02): the branches of the list or home
 * page, or a branch with its menu; empty for other pages.
 * @param origin origin of canonical URLs, without a trailing slash
 */
export function makeStructuredData(path: string, init: Init, origin: string, at: Date): object[] {
  const kind = pageKindOf(path);
  const config = entry<InitConfig>(init, '/config');
  const open = (entry<Branch[]>(init, '/branches') ?? []).filter(({ isPublic }) => isPublic);
  if (!config) return [];
  if (kind === 'list') return open.map((branch) => restaurantData(branch, config, origin, at));
  if (kind !== 'branch') return [];
  const branch = open.find(({ identifier }) => identifier === branchIdentifierOf(path));
  if (!branch) return [];
  const card = cardIn(init, branch.id);
  const menu = card && menuData(branch, card, { origin, currency: config.currency }, at);
  return [restaurantData(branch, config, origin, at), ...(menu ? [menu] : [])];
}
