import { branches } from '@theke/contracts/catalog/branch';
import { findFrameEndpoint, findPageEndpoint } from '@theke/contracts/page-owner';
import { changesOf, defineContract } from '@theke/contracts/service-contract';
import { route } from '@theke/kit/http/route';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';

// Without a bin: its tests copy no tenants.
const resources = { branches: { ...branches, isBinned: false } };
const contract = defineContract({ service: 'catalog', resources, pages: changesOf(branches) });

/**
 * A small service that owns pages. The page `/IDENTIFIER` of each branch is rendered by the frontend named in its
 * description, or redirected if that is a path; a JSON description is the whole answer. The branch `frame` contains
 * header and footer as JSON. `/home` is also shown at `/`. It has the catalog's name, because only an event's owner may
 * publish it.
 */
export const pageOwnerService = defineService({
  contract,
  config: z.object({}),
  migrations: new URL('../../packages/kit/testing/sample-migrations/', import.meta.url),
  setup: ({ resources }) => ({
    routes: [
      route(findPageEndpoint('catalog'), async ({ tenant, body }) => {
        const all = await resources.branches.all(tenant);
        const requestedPath = body.path === '/' ? '/home' : body.path;
        const described = all.find(({ identifier }) => requestedPath === `/${identifier}`)?.description;
        if (!described) return null;
        if (described.startsWith('{')) return JSON.parse(described);
        return described.startsWith('/') ? { movedTo: described } : { frontend: described };
      }),
      route(findFrameEndpoint('catalog'), async ({ tenant }) => {
        const all = await resources.branches.all(tenant);
        const described = all.find(({ identifier }) => identifier === 'frame')?.description;
        return described ? JSON.parse(described) : { navigations: [], frameBlocks: [] };
      }),
    ],
  }),
});
