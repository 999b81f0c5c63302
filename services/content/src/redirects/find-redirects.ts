import type { Redirect } from '@theke/contracts/content/redirect';
import type { FoundPage, MovedByQuery } from '@theke/contracts/page-owner';
import { everyPage } from '@theke/kit/resource/every-page';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Content } from '../content.ts';
import type { Reader } from '../pages/reader.ts';
import { findRule, targetsByQuery } from './redirect-decisions.ts';

type Store = Content['resources']['redirects']['store'];

/** All enabled redirects. */
export const enabledRedirects = (store: Store, unit: UnitOfWork): Promise<Redirect[]> =>
  everyPage((cut) => store.list(unit, { ...cut, filter: { isEnabled: 'true' } }, false));

export type Redirects = {
  redirect: FoundPage;
  /**
   * Rules with query parameters: they have priority over a page, e.g. `index.php?id=12` over the page at `index.php`.
   */
  byQuery: MovedByQuery[];
};

export async function findRedirects(reader: Reader, path: string): Promise<Redirects> {
  const rules = await enabledRedirects(reader.stores.redirects, reader.unit);
  const rule = findRule(path, rules);
  return { redirect: rule ? { movedTo: rule.target, redirect: rule.id } : null, byQuery: targetsByQuery(path, rules) };
}
