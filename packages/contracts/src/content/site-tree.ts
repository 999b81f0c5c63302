import { draftStates } from '@theke/rules/content/draft-state';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../wire.ts';
import { sites } from './site.ts';

const listedSite = z.object({ id, path: z.string(), name: z.string(), state: z.enum(draftStates) });
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
