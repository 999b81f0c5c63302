import type { QueryClient } from '@tanstack/react-query';
import { clearOwnTimeCache } from '../../time-tracking/domain/own-device/own-time-cache.ts';

/** Everything that was loaded for whoever was logged in, and what is kept of them for when there is no line; what anybody may know of the shop stays. */
export function forgetSession(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'shop' });
  clearOwnTimeCache();
}
