import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import { shopQuery } from './shop.ts';

/** Resources that `useShop` contains. */
const inShop = new Set(['branches', 'divisions', 'tags']);

/** Reads the shop again after one of its resources was changed, so that all pages know a new branch. */
export function refreshingShop(provider: DataProvider, client: QueryClient): DataProvider {
  const refreshed = async <T>(name: string, answer: Promise<T>): Promise<T> => {
    const result = await answer;
    if (inShop.has(name)) void client.invalidateQueries({ queryKey: shopQuery.queryKey });
    return result;
  };
  return {
    ...provider,
    create: (name, params) => refreshed(name, provider.create(name, params)),
    update: (name, params) => refreshed(name, provider.update(name, params)),
    updateMany: (name, params) => refreshed(name, provider.updateMany(name, params)),
    delete: (name, params) => refreshed(name, provider.delete(name, params)),
    deleteMany: (name, params) => refreshed(name, provider.deleteMany(name, params)),
  } as DataProvider;
}
