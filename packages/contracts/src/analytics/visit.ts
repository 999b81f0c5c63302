import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';

/** Maximum entries per request; a page sends the rest a second later. */
export const maxVisits = 50;
/** Maximum products per order; further ones are not counted. */
export const maxItems = 50;

export const visitKinds = z.enum(['device', 'event', 'pageview']);

/** The products, their total price and the currency (STAT-10). Field names follow web analytics tools. */
const commerce = {
  item: field(oneLine(80), 'Produkt').optional(),
  items: field(z.array(oneLine(80)).max(maxItems), 'Produkte').optional(),
  price: field(z.number().min(0).max(1_000_000), 'Preis').optional(),
  currency: field(oneLine(3), 'Währung').optional(),
};

/**
 * Device record (STAT-11), sent once per document. Without consent pages send only `language`, `orientation` and
 * `darkMode`, which identify nobody (STAT-04).
 */
const device = {
  language: field(oneLine(35), 'Sprache').optional(),
  languages: field(z.array(oneLine(35)).max(20), 'Sprachen').optional(),
  userAgent: field(oneLine(1_000), 'Browser').optional(),
  /** Only the host is stored. */
  documentReferrer: field(oneLine(300), 'Verweis').optional(),
  screenWidth: field(z.number(), 'Breite').optional(),
  screenHeight: field(z.number(), 'Höhe').optional(),
  screenAvailWidth: field(z.number(), 'Verfügbare Breite').optional(),
  screenAvailHeight: field(z.number(), 'Verfügbare Höhe').optional(),
  windowInnerWidth: field(z.number(), 'Fensterbreite').optional(),
  windowInnerHeight: field(z.number(), 'Fensterhöhe').optional(),
  windowDevicePixelRatio: field(z.number(), 'Punktdichte').optional(),
  /** The pixel ratio under the name that the ordering storefront sends. */
  devicePixelRatio: field(z.number(), 'Punktdichte').optional(),
  /** `screen.orientation.type`, for example `portrait-primary`. */
  orientation: field(oneLine(40), 'Ausrichtung').optional(),
  darkMode: field(z.boolean(), 'Dunkles Aussehen').optional(),
};

/** Additional data. Unknown fields are rejected, so that a misspelled field is noticed. */
const data = z.strictObject({
  /** For page views: the previous route. */
  from: field(oneLine(80), 'Vorige Seite').optional(),
  /** For the first page view: the referrer and the shop's own host. */
  referrer: field(oneLine(300), 'Verweis').optional(),
  host: field(oneLine(300), 'Adresse').optional(),
  ...device,
  ...commerce,
});

/** An analytics entry of a guest page (STAT-08). The time is set by the server. */
export const visit = z.strictObject({
  /** `device` describes browser and screen (STAT-11). */
  kind: field(visitKinds, 'Art'),
  /**
   * For page views: the route name (STAT-12) or the page's path. For events: the event name. Unlisted values count as
   * `other` (STAT-20).
   */
  name: field(oneLine(80).min(1), 'Name'),
  detail: field(oneLine(300), 'Einzelheit').default(''),
  data: field(data, 'Angaben').default({}),
});
export type Visit = z.output<typeof visit>;

/**
 * The format of the back office and other clients: counted as an event (STAT-08). The log stores all four fields
 * (STAT-13).
 */
const logged = z.strictObject({
  type: field(oneLine(40).min(1), 'Typ'),
  action: field(oneLine(80).min(1), 'Aktion'),
  category: field(oneLine(80), 'Kategorie').default(''),
  data: field(data, 'Angaben').default({}),
});

/**
 * Queues the entries in memory and writes them shortly after. Limit: 300 entries per network and minute (STAT-20). Not
 * counted: `DNT` and `Sec-GPC` requests, bots, link previews, staff and networks excluded by the operator. They get the
 * same reply.
 */
export const logVisits = endpoint({
  name: 'logVisits',
  service: 'analytics',
  method: 'POST',
  path: '/analytics-log',
  summary: 'Besuche und Ereignisse melden',
  needs: 'public',
  bodyLimit: 32_000,
  limit: { count: 'analytics-log', max: 60, perMs: 60_000, what: 'Meldungen' },
  headers: z.object({
    'user-agent': z.string().max(1_000).optional(),
    dnt: z.string().max(10).optional(),
    'sec-gpc': z.string().max(10).optional(),
    'sec-purpose': z.string().max(40).optional(),
    /** The origin of the request, set by the browser, and the protocol, set by the gateway. Pages cannot set them. */
    'sec-fetch-site': z.string().max(40).optional(),
    'x-forwarded-proto': z.string().max(10).optional(),
  }),
  body: z.union([visit, logged, z.array(visit).min(1).max(maxVisits)]),
  reply: { kind: 'empty' },
  status: 202,
  example: { body: { kind: 'pageview', name: 'branch', detail: '/filiale/innenstadt', data: { from: 'division' } } },
});
export type LoggedVisits = z.output<typeof logVisits.body>;
