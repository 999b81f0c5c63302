import type { Init, readInit } from '@theke/contracts/gateway/init';
import { call, route } from '@theke/ui/api-client';

const endpoint = route<typeof readInit>('GET', '/init');

/** Loads what a page needs in one round trip, with a branch's card where one is named. */
export const loadInit = (signal: AbortSignal, branch?: string): Promise<Init> =>
  call(endpoint, { query: branch === undefined ? { for: 'page' } : { branch } }, signal);
