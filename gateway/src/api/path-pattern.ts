import type { Endpoint } from '@theke/contracts/endpoint';

/** What an endpoint's address looks like at the gateway: `/api/branches/:id` matches `/api/branches/7`. */
export const pathPattern = ({ path }: Pick<Endpoint, 'path'>): RegExp =>
  new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);

/** The same in whatever spelling a service answers it: letters of any case, a slash at the end. What is counted is told by this. */
export const anySpellingOf = ({ path }: Pick<Endpoint, 'path'>): RegExp =>
  new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
