import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, Replied, Sent } from '@theke/contracts/endpoint';
import type { OfficeApi } from './office-api.ts';

type Parts = { params?: Record<string, string>; query?: Record<string, unknown> };

/**
 * Where the cache keeps what an endpoint answered: the segments of its path, then what was asked. So `['payments']` begins the keys of
 * everything below `/payments`, the queries of react-admin included.
 */
export function endpointKey({ path }: Pick<Endpoint, 'path'>, sent: object = {}): readonly unknown[] {
  const { params = {}, query } = sent as Parts;
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? params[segment.slice(1)] : segment));
  return query ? [...segments, query] : segments;
}

/** The query of an endpoint that reads: key and function follow from its contract. */
export const endpointQuery = <E extends Endpoint>(api: OfficeApi, endpoint: E, sent: Sent<E>) =>
  queryOptions<Replied<E>>({
    queryKey: endpointKey(endpoint, sent),
    queryFn: ({ signal }) => api(endpoint, sent, signal),
  });
