import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { config } from '../identity/config.ts';

/**
 * `GET /init` (HTTP-08): one entry per collection, with the path it would be loaded from. Leaves out collections the
 * caller may not see and those of more than 2,000 entries, which are loaded page by page. For a page it contains only
 * the data of the first paint, which is also inlined into the HTML (HTTP-10).
 */
export const initEntry = z.object({ url: z.string(), data: z.unknown() });
export const init = z.array(initEntry);
export type Init = z.output<typeof init>;

/** The entry `/config`: the tenant's configuration and runtime values of the platform. */
export const initConfig = config.extend({
  /** Key of the cart in session storage, different for each tenant. */
  shopKey: z.string(),
  /** Shown on the login page while these accounts exist. */
  demoAccounts: z.array(z.object({ email: z.string(), password: z.string(), label: z.string() })),
  appVersion: z.string(),
  /** Mode of the platform (SHAPE-09). */
  appEnvironment: z.enum(['development', 'test', 'production']),
  /** Address of the style sheet with the embedded files of the theme's font (SHAPE-09). */
  fontUrl: z.string(),
});
export type InitConfig = z.output<typeof initConfig>;

/**
 * Entries: `/config`, `/divisions`, `/branches`, `/tags`; with a session `/users/me`; for a front desk key `/frontdesk`
 * (its name and branch). Guest documents also get `/search` if there is content to find. Pages of a branch also get
 * `/branches/{id}/menus`, and the `/categories` and `/products` of the active menu. Without a page: `/menus`,
 * `/categories`, `/products`, `/tables`, `/donatees`.
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
    /** Returns only the data of a page's first paint. */
    for: z.literal('page').optional(),
    /** Identifier of the branch whose page is shown. */
    branch: z.string().max(60).optional(),
  }),
  reply: { kind: 'data', schema: init },
  status: 200,
  example: {},
});
