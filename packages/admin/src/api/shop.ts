import { queryOptions } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Init, InitConfig, readInit } from '@theke/contracts/gateway/init';
import { call, route } from '@theke/ui/api-client';
import { initEntry, readInitData } from '@theke/ui/init-data';
import { createContext, useContext } from 'react';

/** What every screen knows of the business, also before anyone is logged in. */
export type Shop = { config: InitConfig; branches: Branch[] };

const shopIn = (init: Init): Shop | undefined => {
  const config = initEntry(init, '/config');
  return config && { config, branches: initEntry(init, '/branches') ?? [] };
};

/** At first what the document brought along. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async ({ signal }) => {
    const shop = shopIn(await call(route<typeof readInit>('GET', '/init'), { query: { for: 'page' } }, signal));
    if (!shop) throw new Error('init without config');
    return shop;
  },
  initialData: () => shopIn(readInitData()),
  staleTime: Number.POSITIVE_INFINITY,
});

export const ShopContext = createContext<Shop | undefined>(undefined);

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('the shop is not loaded here');
  return shop;
}
