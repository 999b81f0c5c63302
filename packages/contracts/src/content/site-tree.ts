import { draftStates } from '@theke/rules/content/draft-state';
import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { id } from '../wire.ts';
import { sitePath, sites } from './site.ts';

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

/** Maximum number of pages that one move changes. */
export const maxMovedSites = 500;

/**
 * Moves a page, or a path without a page, with everything below it. Published pages are published under their new path
 * and redirect from the old one; their unpublished changes stay unpublished. Redirects to them get the new target. All
 * or nothing.
 */
export const moveSites = endpoint({
  name: 'moveSites',
  service: 'content',
  method: 'POST',
  path: '/site-tree/move',
  summary: 'Seite mit ihren Unterseiten verschieben',
  needs: sites.write,
  body: z.strictObject({ from: field(sitePath.min(1), 'Alter Pfad'), to: field(sitePath.min(1), 'Neuer Pfad') }),
  reply: {
    kind: 'data',
    schema: z.object({
      moved: z.array(z.object({ id, from: z.string(), to: z.string(), isPublished: z.boolean() })),
      /** Number of redirects with a new target. */
      redirects: z.int(),
    }),
  },
  status: 200,
  example: { body: { from: 'leistungen/raumplanung', to: 'leistungen/planung' } },
});

/** Creates a draft with the same content at the next free path: `leistungen/planung-kopie`. */
export const duplicateSite = action(sites, 'duplicate', {
  name: 'duplicateSite',
  summary: 'Seite duplizieren',
  reply: sites.entity,
  status: 201,
});
