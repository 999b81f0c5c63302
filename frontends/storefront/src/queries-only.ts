/**
 * Replaces TanStack Query's mutations and infinite queries in builds of the storefront
 * (`infra/tools/build/webpack-config.ts`). Its pages use neither, but the client would include both.
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
