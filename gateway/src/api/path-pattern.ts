import type { Endpoint } from '@theke/contracts/endpoint';

/** What an endpoint's address looks like at the gateway: `/api/branches/:id` matches `/api/branches/7`. */
export const pathPattern = ({ path }: Pick<Endpoint, 'path'>): RegExp =>
  new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);
