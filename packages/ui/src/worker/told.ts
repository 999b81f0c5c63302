import type { Language } from '@theke/rules/site/language';

/**
 * What a page tells the worker. `keep`: the app is on here; from now on it keeps what a guest reads, beginning with this page, all
 * of the shop in its language, and these pictures. `forget`: it is off, nothing is kept any more. `skip-waiting`: somebody agreed to restart with the newer worker.
 * `keep-own-time`: somebody punches on this device, and the page for it is to open without a connection. `forget-own-time`: they do not any more.
 */
export type TellWorker =
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
