import type { QueryClient } from '@tanstack/react-query';
import { forgetRecentRecords } from '@theke/admin/palette/recent-entries.ts';
import { clearOwnTimeCache } from '../../time-tracking/shared/own-device/own-time-cache.ts';

/** Clears all data of the logged-in user from the cache and the offline storage; public shop data stays. */
export function forgetSession(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'shop' });
  clearOwnTimeCache();
  forgetRecentRecords();
}
