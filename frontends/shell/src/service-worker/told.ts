/**
 * What a page tells the worker. `keep`: the app is on here; from now on it keeps what a guest reads, beginning with this page and these
 * pictures. `forget`: it is off, nothing is kept any more. `skip-waiting`: somebody agreed to restart with the newer worker.
 */
export type TellWorker =
  | { readonly type: 'keep'; readonly path: string; readonly pictures: readonly string[] }
  | { readonly type: 'forget' }
  | { readonly type: 'skip-waiting' };
