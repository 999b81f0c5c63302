import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';
import { redirects } from './redirect.ts';

/** Maximum number of rules in one import. */
export const maxImported = 1_000;

/** End of a redirect: a page, a page that visitors cannot see, no page, or a redirect loop. */
export const arrivals = ['page', 'draft', 'nothing', 'circle'] as const;
export type ArrivalKind = (typeof arrivals)[number];

/** Why a path leads on: a rule, or the former path of a page, or another spelling of a post or project. */
const hop = z.object({
  path: z.string(),
  by: z.enum(['redirect', 'former', 'entry']),
  /** The rule that leads on. */
  redirect: id.optional(),
});

const traced = z.object({
  /** The path and every further one, except the last. Empty if the path leads nowhere else. */
  hops: z.array(hop),
  /** Where it ends. */
  path: z.string(),
  arrival: z.enum(arrivals),
});
export type TracedPath = z.output<typeof traced>;

/** Follows a path as visitors do, hop by hop. */
export const traceRedirect = endpoint({
  name: 'traceRedirect',
  service: 'content',
  method: 'GET',
  path: '/redirect-trace',
  summary: 'Wohin ein Pfad führt',
  needs: redirects.read,
  query: z.strictObject({ path: field(z.string().trim().min(1).max(1_000), 'Pfad') }),
  reply: { kind: 'data', schema: traced },
  status: 200,
  example: { query: { path: '/leistungen-alt/plan' } },
});

/** Most paths in one request. */
export const maxCheckedPaths = 100;

/** Where each path ends that content links to, following redirects; each path once. */
export const checkPaths = endpoint({
  name: 'checkPaths',
  service: 'content',
  method: 'POST',
  path: '/path-checks',
  summary: 'Prüfen, wohin Links auf eigene Pfade führen',
  needs: redirects.read,
  body: z.strictObject({
    paths: field(z.array(z.string().trim().min(1).max(2_000)).min(1).max(maxCheckedPaths), 'Pfade'),
  }),
  reply: { kind: 'data', schema: z.array(z.object({ path: z.string(), arrival: z.enum(arrivals) })) },
  status: 200,
  example: { body: { paths: ['/leistungen', '/leistungen-alt/plan'] } },
});

const check = z.object({
  id,
  arrival: z.enum(arrivals),
  hops: z.int(),
  path: z.string(),
  /** Uses within the last 30 days, and the last one. */
  uses: z.int(),
  lastAt: instant.nullable(),
});
export type RedirectCheck = z.output<typeof check>;

/** Where each enabled redirect ends, and over how many hops. Rules with patterns are checked by their target. */
export const listRedirectChecks = endpoint({
  name: 'listRedirectChecks',
  service: 'content',
  method: 'GET',
  path: '/redirect-checks',
  summary: 'Ziele aller Weiterleitungen prüfen',
  needs: redirects.read,
  reply: { kind: 'data', schema: z.array(check) },
  status: 200,
  example: {},
});

const importedRule = z.object({
  line: z.int(),
  path: z.string(),
  target: z.string(),
  /** Whether a redirect of this path exists and gets the target. */
  replaces: z.boolean(),
  problem: z.string().optional(),
});
export type ImportedRule = z.output<typeof importedRule>;

/**
 * Imports redirects from CSV with the columns from and to. All or nothing: if any rule has a problem, or with
 * `isPreview`, none is saved.
 */
export const importRedirects = endpoint({
  name: 'importRedirects',
  service: 'content',
  method: 'POST',
  path: '/redirect-import',
  summary: 'Weiterleitungen aus CSV einlesen',
  needs: redirects.write,
  body: z.strictObject({
    csv: field(z.string().min(1).max(400_000), 'Datei'),
    isPreview: field(z.boolean(), 'Nur prüfen').default(false),
  }),
  reply: { kind: 'data', schema: z.object({ rules: z.array(importedRule), saved: z.int() }) },
  status: 200,
  example: { body: { csv: 'from;to\nalt/team;/team\n', isPreview: true } },
});
