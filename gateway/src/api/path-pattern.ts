import type { Endpoint } from '@theke/contracts/endpoint';
import { type RouteTable, routeTable } from '@theke/kit/http/route-table';

/** Pattern of an endpoint's path at the gateway: `/api/branches/:id` matches `/api/branches/7`. */
export const pathPattern = ({ path }: Pick<Endpoint, 'path'>): RegExp =>
  new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);

/** Finds the endpoints of a path in any spelling that services accept. Used for rate limits. */
export const endpointsAt = <E extends Endpoint>(endpoints: readonly E[]): RouteTable<E> =>
  routeTable(endpoints.map((value) => ({ method: value.method, path: `/api${value.path}`, value })));
