import type { Language } from '@theke/rules/site/language';

/**
 * Message from a page to the service worker.
 * - `keep`: offline mode is on; cache this page, the whole shop in its language, and these pictures.
 * - `forget`: offline mode is off; delete its caches.
 * - `skip-waiting`: the user agreed to restart with the newer worker.
 * - `keep-own-time`: cache the own-time page, because staff record their working time on this device.
 * - `forget-own-time`: delete that page.
 */
export type WorkerMessage =
  | {
      readonly type: 'keep';
      readonly path: string;
      readonly language: Language;
      readonly pictures: readonly string[];
    }
  | { readonly type: 'forget' }
  | { readonly type: 'skip-waiting' }
  | { readonly type: 'keep-own-time' }
  | { readonly type: 'forget-own-time' };
