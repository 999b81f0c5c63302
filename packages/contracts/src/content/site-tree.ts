import { draftStates } from '@theke/rules/content/draft-state';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../wire.ts';
import { sites } from './site.ts';

const listedSite = z.object({ id, path: z.string(), name: z.string(), state: z.enum(draftStates) });
export type ListedSite = z.output<typeof listedSite>;

/** All pages of the tenant by path, with only the fields of a tree view, in one response. */
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
