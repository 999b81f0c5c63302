import type { Query } from '@tanstack/react-query';

/** Reload interval of data, in ms: four hours (CART-12). */
export const refreshMs = 4 * 60 * 60_000;

/** Check interval in ms. One long timer would not survive a sleeping device. */
export const checkMs = 10_000;

/** Whether a query holds shop data that is due for a reload. */
export const isDue = ({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>, now: number): boolean =>
  (queryKey[0] === 'shop' || queryKey[0] === 'card') && now - state.dataUpdatedAt >= refreshMs;

/**
 * Timestamp of the document's data in ms: 0 for a page from the service worker's cache, which is due at once;
 * otherwise undefined for now.
 */
export const documentAt = (): number | undefined =>
  globalThis.document?.documentElement.dataset.keptAt ? 0 : undefined;
