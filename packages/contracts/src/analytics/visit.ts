import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';

/** At most so many at once; a page that has more to tell sends them a second later. */
export const mostVisits = 50;

const word = (most: number) => z.string().trim().min(1).max(most);
/** Flat and short: what a page may add to what it tells. */
const data = z
  .record(z.string().max(40), z.union([z.string().max(300), z.number(), z.boolean(), z.null()]))
  .refine((told) => Object.keys(told).length <= 20, {
    error: '„Angaben“ hat zu viele Felder. Höchstens 20 sind möglich.',
    params: { code: 'TOO_LONG' },
  });

/** What a page of guests tells (STAT-08). When it happened says the server's clock alone. */
export const visit = z.strictObject({
  /** `device` is what kind of screen is looked at, and is told after consent alone (STAT-04). */
  kind: field(z.enum(['device', 'event', 'pageview']), 'Art'),
  /** Of a page view the route's name (STAT-12), of an event what happened. */
  name: field(word(80), 'Name'),
  detail: field(z.string().trim().max(300), 'Einzelheit').default(''),
  data: field(data, 'Angaben').default({}),
});
export type Visit = z.output<typeof visit>;

/** The shape of the back office and of others: counted as an event (STAT-08). */
const logged = z.strictObject({
  type: field(word(40), 'Typ'),
  action: field(word(80), 'Aktion'),
  category: field(z.string().trim().max(80), 'Kategorie').default(''),
  data: field(data, 'Angaben').default({}),
});

/**
 * Taken into memory and written down soon after. Whoever does not want to be tracked (`DNT`, `Sec-GPC`), programs, previews and staff are not
 * counted, and are answered alike.
 */
export const logVisits = endpoint({
  name: 'logVisits',
  service: 'analytics',
  method: 'POST',
  path: '/analytics-log',
  summary: 'Besuche und Ereignisse melden',
  needs: 'public',
  bodyLimit: 32_000,
  limit: { count: 'analytics-log', most: 600, perMs: 60_000, what: 'Meldungen' },
  headers: z.object({
    'user-agent': z.string().max(1_000).optional(),
    dnt: z.string().max(10).optional(),
    'sec-gpc': z.string().max(10).optional(),
    'sec-purpose': z.string().max(40).optional(),
  }),
  body: z.union([visit, logged, z.array(visit).min(1).max(mostVisits)]),
  reply: { kind: 'empty' },
  status: 202,
  example: { body: { kind: 'pageview', name: 'menu', detail: '/filiale/innenstadt', data: { from: 'branches' } } },
});
export type LoggedVisits = z.output<typeof logVisits.body>;
