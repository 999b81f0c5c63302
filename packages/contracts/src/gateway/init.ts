import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { config } from '../identity/config.ts';

/**
 * `GET /init` (HTTP-08): one entry for each collection, named by the path it would be loaded from. What the
 * caller may not see is left out, and so is a collection of more than 2,000 entries: it is loaded page by page. Asked for
 * a page, it brings only what that page paints first, which is also inlined into its HTML (HTTP-10).
 */
export const initEntry = z.object({ url: z.string(), data: z.unknown() });
export const init = z.array(initEntry);
export type Init = z.output<typeof init>;

/** The entry `/config`: the tenant's configuration, and beside it what only the running platform knows. */
export const initConfig = config.extend({
  /** The cart's key in session storage: one tenant never reads another's. */
  shopKey: z.string(),
  /** Listed on the login page while they exist. */
  demoAccounts: z.array(z.object({ email: z.string(), password: z.string(), label: z.string() })),
  appVersion: z.string(),
  /** In which mode the platform runs (SHAPE-09). */
  appEnvironment: z.enum(['development', 'test', 'production']),
  /** Where the style sheet of the theme's font lies, with its files embedded (SHAPE-09). */
  fontUrl: z.string(),
});
export type InitConfig = z.output<typeof initConfig>;

/**
 * Entries: `/config`, `/divisions`, `/branches`, `/tags`, with a session `/users/me`, for a front desk's key `/frontdesk`
 * (its name and branch). In guests' documents `/search`, where it may find anything. For a branch's pages besides: `/branches/{id}/menus`, and of `/categories` and `/products` what
 * the active one shows. For no page in particular: `/menus`, `/categories`, `/products`, `/tables`, `/donatees`.
 */
export const readInit = endpoint({
  name: 'readInit',
  service: 'gateway',
  method: 'GET',
  path: '/init',
  summary: 'Alles, was eine Seite zuerst braucht',
  needs: 'public',
  isCacheable: true,
  query: z.strictObject({
    /** Only what a page paints first. */
    for: z.literal('page').optional(),
    /** By its identifier: the branch whose page it is. */
    branch: z.string().max(60).optional(),
  }),
  reply: { kind: 'data', schema: init },
  status: 200,
  example: {},
});
