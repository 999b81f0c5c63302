import { z } from 'zod';
import { contentPage, siteFrame } from './content/content-page.ts';
import { endpoint } from './endpoint.ts';
import { id } from './wire.ts';

// A path of the same origin, so that editors cannot redirect to other hosts.
const movedTo = z.string().regex(/^\/(?![/\\])/);
/** Target if the query has all these parameters. Responses are cached by path, so the gateway evaluates the query. */
const movedByQuery = z.strictObject({
  query: z.record(z.string(), z.string()),
  movedTo,
  /** The rule, to count its uses. */
  redirect: id.optional(),
});
export type MovedByQuery = z.output<typeof movedByQuery>;
const byQuery = z.array(movedByQuery).optional();

/**
 * Reply of a service for a path that the table of frontends does not assign (packages/topology/src/frontends.ts): the
 * rendering frontend, or a redirect. Null if the path is unknown.
 */
export const foundPage = z.union([
  z.strictObject({
    frontend: z.string(),
    /**
     * Data for the frontend's server build, to avoid a second request. Its shape is known to the owning service and the
     * frontend.
     */
    data: contentPage.optional(),
    /** Default: 200. An unknown path may have a custom error page. */
    status: z.union([z.literal(200), z.literal(404)]).optional(),
    noindex: z.boolean().optional(),
    /** Ids of other entities that the page shows; events of `pageParts` about them outdate it. */
    parts: z.array(id).optional(),
    byQuery,
  }),
  z.strictObject({ movedTo, redirect: id.optional(), byQuery }),
  // A redirect that applies only with certain queries.
  z.strictObject({ byQuery: z.array(movedByQuery) }),
  z.null(),
]);
export type FoundPage = z.output<typeof foundPage>;

/** Longer paths have no page. */
export const longestPath = 1_024;

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Endpoint derived from a contract's `pages`. The path is as sent by the browser, without a trailing slash. */
export const findPageEndpoint = (service: string) =>
  endpoint({
    name: `findPageOf${pascal(service)}`,
    service,
    method: 'POST',
    path: '/internal/pages/find',
    summary: 'Wer einen Pfad zeichnet',
    needs: 'internal',
    body: z.strictObject({
      path: z.string().max(longestPath),
      /** The query string without the question mark, for filters of lists. */
      query: z.string().max(2_000).optional(),
      /** For administrators: includes drafts. Such a response must not be cached for others. */
      withDrafts: z.boolean().optional(),
    }),
    reply: { kind: 'data', schema: foundPage },
    status: 200,
    example: { body: { path: '/ueber-uns' } },
  });

/**
 * Second endpoint derived from `pages`: a tenant's header and footer for pages that other frontends render. Empty if
 * the tenant has none.
 */
export const findFrameEndpoint = (service: string) =>
  endpoint({
    name: `findFrameOf${pascal(service)}`,
    service,
    method: 'POST',
    path: '/internal/pages/frame',
    summary: 'Kopf und Fuß der Seiten',
    needs: 'internal',
    body: z.strictObject({}),
    reply: { kind: 'data', schema: siteFrame },
    status: 200,
    example: { body: {} },
  });
