import type { Endpoint } from '@theke/contracts/endpoint';
import { type RouteTable, routeTable } from '@theke/kit/http/route-table';

/** What an endpoint's address looks like at the gateway: `/api/branches/:id` matches `/api/branches/7`. */
export const pathPattern = ({ path }: Pick<Endpoint, 'path'>): RegExp =>
  new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);

/** Which of these a path means, in whatever spelling a service answers it. What is counted is told by this. */
export const endpointsAt = <E extends Endpoint>(endpoints: readonly E[]): RouteTable<E> =>
  routeTable(endpoints.map((value) => ({ method: value.method, path: `/api${value.path}`, value })));
