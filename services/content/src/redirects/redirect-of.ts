import type { Redirect } from '@theke/contracts/content/redirect';
import type { FoundPage } from '@theke/contracts/page-owner';
import { everyPage } from '@theke/kit/resource/every-page';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Content } from '../content.ts';
import type { Reader } from '../pages/reader.ts';
import { targetOf } from './redirect-decisions.ts';

type Store = Content['resources']['redirects']['store'];

/** Every redirect that is enabled. */
export const enabledRedirects = (store: Store, unit: UnitOfWork): Promise<Redirect[]> =>
  everyPage((cut) => store.list(unit, { ...cut, filter: { isEnabled: 'true' } }, false));

export async function redirectOf(reader: Reader, path: string): Promise<FoundPage> {
  const target = targetOf(path, await enabledRedirects(reader.stores.redirects, reader.unit));
  return target === undefined ? null : { movedTo: target };
}
