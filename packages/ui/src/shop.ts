import type { Branch } from '@theke/contracts/catalog/branch';
import type { Division } from '@theke/contracts/catalog/division';
import type { Tag } from '@theke/contracts/catalog/tag';
import type { Init, InitConfig, readInit } from '@theke/contracts/gateway/init';
import { createContext, useContext } from 'react';
import { call, route } from './api-client.ts';
import { initEntry } from './init-data.ts';

/** Data of the shop that every page needs, for guests and staff. */
export type Shop = { config: InitConfig; divisions: Division[]; branches: Branch[]; tags: Tag[] };

/** Reads the shop from a response of `/init`; undefined if the configuration is missing. */
export function shopIn(init: Init): Shop | undefined {
  const config = initEntry(init, '/config');
  return (
    config && {
      config,
      divisions: initEntry(init, '/divisions') ?? [],
      branches: initEntry(init, '/branches') ?? [],
      tags: initEntry(init, '/tags') ?? [],
    }
  );
}

const endpoint = route<typeof readInit>('GET', '/init');

/** Loads the data of the first view in one request, with a branch's menu if one is given. */
export const loadInit = (signal: AbortSignal, branch?: string): Promise<Init> =>
  call(endpoint, { query: branch === undefined ? { for: 'page' } : { branch } }, signal);

/** Loads the shop. @throws if the response has no configuration */
export async function loadShop(signal: AbortSignal): Promise<Shop> {
  const shop = shopIn(await loadInit(signal));
  if (!shop) throw new Error('init without config');
  return shop;
}

export const ShopContext = createContext<Shop | undefined>(undefined);

/** Returns the shop; only below the component that loaded it. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('the shop is not loaded here');
  return shop;
}
