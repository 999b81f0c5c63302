import type { Redirect } from '@theke/contracts/content/redirect';
import type { FoundPage } from '@theke/contracts/page-owner';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Content } from '../content.ts';
import type { Reader } from '../pages/reader.ts';
import { targetOf } from './redirect-decisions.ts';

type Store = Content['resources']['redirects']['store'];

/** Every redirect that is enabled. */
export async function enabledRedirects(store: Store, unit: UnitOfWork): Promise<Redirect[]> {
  const all: Redirect[] = [];
  for (let page = 1; ; page++) {
    const { data } = await store.list(unit, { page, pageSize: 500, filter: { isEnabled: 'true' } }, false);
    all.push(...data);
    if (data.length < 500) return all;
  }
}

export async function redirectOf(reader: Reader, path: string): Promise<FoundPage> {
  const target = targetOf(path, await enabledRedirects(reader.stores.redirects, reader.unit));
  return target === undefined ? null : { movedTo: target };
}
