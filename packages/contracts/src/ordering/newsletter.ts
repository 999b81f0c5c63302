import { z } from 'zod';
import { collection, listEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { exampleId, exampleIds, id, instant } from '../wire.ts';

const personal = { personal: true };

/** `pending`: the address is not confirmed yet. */
export const newsletterState = z.enum(['pending', 'confirmed', 'unsubscribed']);
export const newsletterStateLabels = {
  pending: 'Noch nicht bestätigt',
  confirmed: 'Bestätigt',
  unsubscribed: 'Abgemeldet',
};
export const newsletterSource = z.enum(['checkout', 'page', 'account']);
export const newsletterSourceLabels = { checkout: 'Bestellvorgang', page: 'Formular', account: 'Kundenkonto' };

/** A consent to the newsletter with its proof (NEWS-02): time, wording and source. */
export const newsletterSubscriber = z.object({
  id,
  email: field(z.string(), 'E‑Mail', personal),
  state: field(newsletterState, 'Status', { choices: newsletterStateLabels }),
  source: field(newsletterSource, 'Herkunft', { choices: newsletterSourceLabels }),
  textVersion: field(z.string(), 'Fassung der Einwilligung'),
  text: field(z.string(), 'Einwilligung'),
  requestedAt: field(instant, 'Eingewilligt'),
  confirmedAt: field(instant.nullable(), 'Bestätigt'),
  unsubscribedAt: field(instant.nullable(), 'Abgemeldet'),
});
export type NewsletterSubscriber = z.output<typeof newsletterSubscriber>;

export const newsletterSubscribers = collection({
  service: 'ordering',
  name: 'newsletter-subscribers',
  one: 'newsletter-subscriber',
  label: { one: 'Newsletter-Adresse', many: 'Newsletter' },
  item: newsletterSubscriber,
  read: 'customers.read',
  write: 'customers.write',
  filters: ['state'],
  range: ['requestedAt'],
  sorts: ['requestedAt', 'email'],
});

export const listNewsletterSubscribers = listEndpoint(newsletterSubscribers);

/**
 * All confirmed addresses for the sending program (NEWS-05). `unsubscribePath` opens the page; `oneClickPath` takes the
 * POST of mail programs (RFC 8058).
 */
export const exportNewsletter = endpoint({
  name: 'exportNewsletter',
  service: 'ordering',
  method: 'GET',
  path: '/newsletter-subscribers/export',
  summary: 'Bestätigte Newsletter-Adressen exportieren',
  needs: newsletterSubscribers.write,
  reply: {
    kind: 'data',
    schema: z.array(newsletterSubscriber.extend({ unsubscribePath: z.string(), oneClickPath: z.string() })),
  },
  status: 200,
  example: {},
});

/** Deletes an address with its proof. */
export const deleteNewsletterSubscriber = endpoint({
  name: 'deleteNewsletterSubscriber',
  service: 'ordering',
  method: 'DELETE',
  path: '/newsletter-subscribers/:id',
  summary: 'Newsletter-Adresse löschen',
  needs: newsletterSubscribers.write,
  params: z.object({ id: field(id, 'Kennung') }),
  reply: { kind: 'empty' },
  status: 204,
  example: { params: { id: newsletterSubscribers.exampleId } },
});

const consent = { textVersion: field(oneLine(20).min(1), 'Fassung der Einwilligung') };

/**
 * Asks for the newsletter: a mail asks the owner of the address to confirm (NEWS-01). The reply does not show whether
 * the address is known. 409 NEWSLETTER_OFF.
 */
export const subscribeToNewsletter = endpoint({
  name: 'subscribeToNewsletter',
  service: 'ordering',
  method: 'POST',
  path: '/newsletter',
  summary: 'Newsletter bestellen',
  needs: 'public',
  bodyLimit: 10_000,
  limit: { count: 'newsletter', max: 20, perMs: 600_000, what: 'Newsletter-Anmeldungen' },
  body: z.strictObject({
    email: field(z.email().max(200).toLowerCase(), 'E‑Mail', personal),
    source: field(newsletterSource.exclude(['account']), 'Herkunft').default('page'),
    ...consent,
  }),
  reply: { kind: 'empty' },
  status: 204,
  example: { body: { email: 'katharina.wiesinger@demo.example', textVersion: 'de-1' } },
});

const token = field(z.string().min(1).max(200), 'Link');
const tokenLimit = { count: 'newsletter-links', max: 60, perMs: 600_000, what: 'Aufrufe', counts: 'failures' } as const;
const tokenExample = 'example-newsletter-token';

/** Confirms an address by the link of its mail. A POST, because mail scanners open every link. 404 for an old link. */
export const confirmNewsletter = endpoint({
  name: 'confirmNewsletter',
  service: 'ordering',
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Newsletter bestätigen',
  needs: 'public',
  bodyLimit: 10_000,
  limit: tokenLimit,
  body: z.strictObject({ token }),
  reply: { kind: 'empty' },
  status: 204,
  example: { body: { token: tokenExample } },
});

/**
 * Unsubscribes without a login (NEWS-04); repeated calls change nothing. Mail programs call it with a form body, which
 * is ignored (RFC 8058). 404 for an unknown link.
 */
export const unsubscribeFromNewsletter = endpoint({
  name: 'unsubscribeFromNewsletter',
  service: 'ordering',
  method: 'POST',
  path: '/newsletter/unsubscribe/:token',
  summary: 'Newsletter abbestellen',
  needs: 'public',
  limit: tokenLimit,
  params: z.object({ token }),
  reply: { kind: 'empty' },
  status: 204,
  example: { params: { token: tokenExample } },
});

export const newsletterEndpoints = [
  exportNewsletter,
  listNewsletterSubscribers,
  deleteNewsletterSubscriber,
  subscribeToNewsletter,
  confirmNewsletter,
  unsubscribeFromNewsletter,
] as const;

/** Subject is the request, from which the link's token is derived (`newsletterToken`). */
export const newsletterRequested = defineEvent({
  type: 'ordering.newsletter-requested.v1',
  summary: 'Jemand möchte den Newsletter: Die Adresse ist noch zu bestätigen.',
  isAudited: false,
  data: z.object({ id, customer: id, email: field(z.string(), 'E‑Mail', personal), text: z.string() }),
  example: {
    id: exampleId('newsletter-request'),
    customer: exampleIds.customer,
    email: 'katharina.wiesinger@demo.example',
    text: 'Ich möchte Neuigkeiten und Angebote von Pizzeria Marillo per E‑Mail bekommen.',
  },
});
