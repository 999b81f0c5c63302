import { z } from 'zod';
import { contentPage, siteFrame } from './content/content-page.ts';
import { endpoint } from './endpoint.ts';

// A path of the same origin: nothing else can be handed to a browser by what editors write.
const movedTo = z.string().regex(/^\/(?![/\\])/);
/** Where the path leads if the query has all of these parameters: answers are kept by path, so the gateway looks at the query. */
const movedByQuery = z.strictObject({ query: z.record(z.string(), z.string()), movedTo });
export type MovedByQuery = z.output<typeof movedByQuery>;
const byQuery = z.array(movedByQuery).optional();

/**
 * What a service says of a path that the table of frontends leaves open (packages/topology/src/frontends.ts): which frontend draws
 * it, or where it moved to; null where it knows of none.
 */
export const foundPage = z.union([
  z.strictObject({
    frontend: z.string(),
    /** What the frontend's server build draws, so that nobody is asked a second time; what it looks like, its owner and its frontend know. */
    data: contentPage.optional(),
    /** 200 where nothing is said: a path that nobody knows may have a page of its own too. */
    status: z.union([z.literal(200), z.literal(404)]).optional(),
    noindex: z.boolean().optional(),
    byQuery,
  }),
  z.strictObject({ movedTo, byQuery }),
  // Nobody's, but for a query.
  z.strictObject({ byQuery: z.array(movedByQuery) }),
  z.null(),
]);
export type FoundPage = z.output<typeof foundPage>;

/** A longer path is nobody's. */
export const longestPath = 1_024;

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The endpoint that follows from a contract's `pages`. The path comes as the browser sent it, without a slash at the end. */
export const findPageOf = (service: string) =>
  endpoint({
    name: `findPageOf${pascal(service)}`,
    service,
    method: 'POST',
    path: '/internal/pages/find',
    summary: 'Wer einen Pfad zeichnet',
    needs: 'internal',
    body: z.strictObject({
      path: z.string().max(longestPath),
      /** What stands behind the path, without the question mark: filters of lists. */
      query: z.string().max(2_000).optional(),
      /** For administrators: with what only they see. Such an answer is nobody else's. */
      withDrafts: z.boolean().optional(),
    }),
    reply: { kind: 'data', schema: foundPage },
    status: 200,
    example: { body: { path: '/ueber-uns' } },
  });

/** The second endpoint that follows from `pages`: header and footer that a tenant has for pages which others draw, too; empty where it has none. */
export const findFrameOf = (service: string) =>
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
