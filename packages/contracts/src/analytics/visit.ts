import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';

/** At most so many at once; a page that has more to tell sends them a second later. */
export const maxVisits = 50;
/** Of one order: who buys more is counted with the first of them. */
export const maxItems = 50;

export const visitKinds = z.enum(['device', 'event', 'pageview']);

/** What is bought, in the words of those who count it: the product's id, its price for all of it, and the currency (STAT-10). */
const commerce = {
  item: field(oneLine(80), 'Produkt').optional(),
  items: field(z.array(oneLine(80)).max(maxItems), 'Produkte').optional(),
  price: field(z.number().min(0).max(1_000_000), 'Preis').optional(),
  currency: field(oneLine(3), 'Währung').optional(),
};

/**
 * Device record (STAT-11), sent once per document. Without consent pages send only `language`, `orientation` and `darkMode`, which
 * identify nobody (STAT-04).
 */
const device = {
  language: field(oneLine(35), 'Sprache').optional(),
  languages: field(z.array(oneLine(35)).max(20), 'Sprachen').optional(),
  userAgent: field(oneLine(1_000), 'Browser').optional(),
  /** Only its host is kept. */
  documentReferrer: field(oneLine(300), 'Verweis').optional(),
  screenWidth: field(z.number(), 'Breite').optional(),
  screenHeight: field(z.number(), 'Höhe').optional(),
  screenAvailWidth: field(z.number(), 'Verfügbare Breite').optional(),
  screenAvailHeight: field(z.number(), 'Verfügbare Höhe').optional(),
  windowInnerWidth: field(z.number(), 'Fensterbreite').optional(),
  windowInnerHeight: field(z.number(), 'Fensterhöhe').optional(),
  windowDevicePixelRatio: field(z.number(), 'Punktdichte').optional(),
  /** The same under the name that the ordering storefront uses. */
  devicePixelRatio: field(z.number(), 'Punktdichte').optional(),
  /** `screen.orientation.type`, for example `portrait-primary`. */
  orientation: field(oneLine(40), 'Ausrichtung').optional(),
  darkMode: field(z.boolean(), 'Dunkles Aussehen').optional(),
};

/** What is told besides: nothing else is taken, so that nobody takes a field for one that counts. */
const data = z.strictObject({
  /** Of a page view: the route before. */
  from: field(oneLine(80), 'Vorige Seite').optional(),
  /** Of the first one: where the guest came from, and the shop's own host. */
  referrer: field(oneLine(300), 'Verweis').optional(),
  host: field(oneLine(300), 'Adresse').optional(),
  ...device,
  ...commerce,
});

/** What a page of guests tells (STAT-08). When it happened says the server's clock alone. */
export const visit = z.strictObject({
  /** `device` describes browser and screen (STAT-11). */
  kind: field(visitKinds, 'Art'),
  /** Of a page view the route's name (STAT-12) or a page's path, of an event what happened; what is on no list counts as `other` (STAT-20). */
  name: field(oneLine(80).min(1), 'Name'),
  detail: field(oneLine(300), 'Einzelheit').default(''),
  data: field(data, 'Angaben').default({}),
});
export type Visit = z.output<typeof visit>;

/** The shape of the back office and of others: counted as an event (STAT-08); the log keeps all four fields (STAT-13). */
const logged = z.strictObject({
  type: field(oneLine(40).min(1), 'Typ'),
  action: field(oneLine(80).min(1), 'Aktion'),
  category: field(oneLine(80), 'Kategorie').default(''),
  data: field(data, 'Angaben').default({}),
});

/**
 * Taken into memory and written down soon after, 300 entries of a network and minute (STAT-20). Whoever does not want to be tracked (`DNT`, `Sec-GPC`), programs, previews, staff and whoever comes from networks that the operator
 * names are not counted, and are answered alike.
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
    /** Whence the page fetches, which it cannot set itself, and whether by https: the gateway says that. */
    'sec-fetch-site': z.string().max(40).optional(),
    'x-forwarded-proto': z.string().max(10).optional(),
  }),
  body: z.union([visit, logged, z.array(visit).min(1).max(maxVisits)]),
  reply: { kind: 'empty' },
  status: 202,
  example: { body: { kind: 'pageview', name: 'branch', detail: '/filiale/innenstadt', data: { from: 'division' } } },
});
export type LoggedVisits = z.output<typeof logVisits.body>;
