import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../wire.ts';
import { sites } from './site.ts';

/** How a page stands: a draft alone, public, public with a draft that is another, or found by its path alone. */
export const siteState = z.enum(['draft', 'shown', 'changed', 'by-path']);
export type SiteState = z.output<typeof siteState>;

const listedSite = z.object({ id, path: z.string(), name: z.string(), state: siteState });
export type ListedSite = z.output<typeof listedSite>;

/** Every page of the business by its path, with as little as a tree of them needs: one call, however many there are. */
export const listSiteTree = endpoint({
  name: 'listSiteTree',
  service: 'content',
  method: 'GET',
  path: '/site-tree',
  summary: 'Alle Seiten nach ihrem Pfad',
  needs: sites.read,
  reply: { kind: 'data', schema: z.array(listedSite) },
  status: 200,
  example: {},
});
