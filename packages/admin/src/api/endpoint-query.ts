import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, Replied, Sent } from '@theke/contracts/endpoint';
import type { OfficeApi } from './office-api.ts';

type Parts = { params?: Record<string, string>; query?: Record<string, unknown> };

/**
 * Query key of an endpoint's response: the path segments, then the parameters. `['payments']` is therefore a prefix
 * of the keys of everything below `/payments`, including react-admin's queries.
 */
export function endpointKey({ path }: Pick<Endpoint, 'path'>, sent: object = {}): readonly unknown[] {
  const { params = {}, query } = sent as Parts;
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? params[segment.slice(1)] : segment));
  return query ? [...segments, query] : segments;
}

/** Query options of a GET endpoint; key and function are derived from its contract. */
export const endpointQuery = <E extends Endpoint>(api: OfficeApi, endpoint: E, sent: Sent<E>) =>
  queryOptions<Replied<E>>({
    queryKey: endpointKey(endpoint, sent),
    queryFn: ({ signal }) => api(endpoint, sent, signal),
  });
