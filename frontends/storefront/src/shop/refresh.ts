import type { Query } from '@tanstack/react-query';

/** Data reloads every four hours (CART-12). */
export const refreshMs = 4 * 60 * 60_000;

/** A device may sleep in between, so that the clock is looked at this often instead of waiting once for long. */
export const checkMs = 10_000;

/** Whether this is data of the shop that is due to be loaded anew. */
export const isDue = ({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>, now: number): boolean =>
  (queryKey[0] === 'shop' || queryKey[0] === 'card') && now - state.dataUpdatedAt >= refreshMs;

/** When what the document brought along was true, in ms: a page that the service worker had kept is due at once; else now. */
export const documentAt = (): number | undefined =>
  globalThis.document?.documentElement.dataset.keptAt ? 0 : undefined;
