import { z } from 'zod';
import { readEndpoint } from '../collection.ts';
import { field } from '../field.ts';
import { id } from '../wire.ts';
import { sites } from './site.ts';

export const inboundLink = z.object({
  /** Resource of the linking entry. */
  resource: z.enum(['navigations', 'sites', 'posts', 'projects', 'blocks', 'redirects']),
  id,
  name: field(z.string(), 'Name'),
  /** `reference` follows a new path by itself; `address` is the old path as text, which redirects. */
  by: z.enum(['reference', 'address']),
});
export type InboundLink = z.output<typeof inboundLink>;

/** Entries of the website that link to a page, by its id or by its published path. At most 100. */
export const readInboundLinks = {
  ...readEndpoint(
    sites,
    z.object({
      links: z.array(inboundLink),
      /** There are more, or the website is too large to search all of it. */
      isPartial: z.boolean(),
    }),
    { name: 'readInboundLinks', summary: 'Verweise auf eine Seite' },
  ),
  path: '/sites/:id/inbound-links',
} as const;
