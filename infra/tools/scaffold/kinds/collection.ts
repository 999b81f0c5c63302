import { existing, type Kind } from '../kind.ts';
import { newResource } from './resource.ts';

const usage = '[--one Scan] [--many Scans] [--singular scan]';

/**
 * A collection that is listed and read, but not edited in forms: contract, table, store with a filter by time range,
 * routes, event. Staff create the items.
 */
export const collection: Kind = {
  usage: `catalog scans ${usage}`,
  values: (changes, [service = '', many = ''], options) => ({
    ...newResource(changes, existing(changes, service), many, options),
    by: 'staff',
    meta: '',
    access: `  needs: 'resources.write',`,
    maker: 'asStaff',
    guestsMay: 'get 401',
    guestStatus: '401',
  }),
};

/** A collection whose items guests create: public, with a rate limit per address. */
export const submission: Kind = {
  template: 'collection',
  usage: `catalog feedbacks ${usage}`,
  values(changes, [service = '', many = ''], options) {
    const values = newResource(changes, existing(changes, service), many, options);
    const limit = `{ count: '${many}', max: 20, perMs: 600_000, what: 'Anfragen' }`;
    return {
      ...values,
      by: 'guests',
      meta: ', { personal: true }',
      access: `  needs: 'public',\n  limit: ${limit},\n  bodyLimit: 10_000,`,
      maker: 'asGuest',
      guestsMay: 'may only create entries',
      guestStatus: '201',
    };
  },
};
