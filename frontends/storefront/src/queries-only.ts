/**
 * What builds of the storefront put in the place of TanStack Query's mutations and endless lists, of which its pages have none
 * (`infra/build/webpack-config.ts`); the client would bring both.
 * @public
 */
export class MutationCache {
  resumePausedMutations = (): Promise<void> => Promise.resolve();
  clear(): void {}
}

/** @public */
export function infiniteQueryBehavior(): never {
  throw new Error('The storefront has no endless list');
}
/** @public */
export const hasNextPage = (): boolean => false;
/** @public */
export const hasPreviousPage = (): boolean => false;
