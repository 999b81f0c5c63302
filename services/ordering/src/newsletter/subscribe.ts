import { newsletterRequested } from '@theke/contracts/ordering/newsletter';
import type { Transaction } from '@theke/kit/database/database';
import { deriveCustomerId, normalizeEmail } from '@theke/kit/derive-customer-id';
import { newsletterIdIn } from '@theke/kit/newsletter-token';
import { conflict, invalid, notFound } from '@theke/kit/problem';
import { newsletterConsent as german } from '@theke/rules/newsletter/newsletter-consent.de';
import { newsletterConsent as english } from '@theke/rules/newsletter/newsletter-consent.en';
import type { StoredAccount } from '../accounts/account.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { isTooMany } from '../accounts/request-limit.ts';
import { offerStore } from '../offer/offer-store.ts';
import { newsletterStore } from './newsletter-store.ts';

/** How long the link of a mail confirms an address; then the request is deleted. */
const confirmMs = 30 * 86_400_000;
export const unconfirmedSince = (now: Date): Date => new Date(now.getTime() - confirmMs);

const unknownLink = () =>
  notFound('NEWSLETTER_LINK_UNKNOWN', 'Dieser Link gilt nicht mehr. Bitte melden Sie sich noch einmal an.');

/** The wording that the guest has read. @throws Problem 409 NEWSLETTER_OFF, 422 CONSENT_UNKNOWN */
async function consentText(tx: Transaction, tenant: string, version: string): Promise<string> {
  const config = await offerStore.findConfig(tx, tenant);
  if (!config?.enablePluginNewsletter)
    throw conflict('NEWSLETTER_OFF', 'Dieser Betrieb nimmt gerade keine Anmeldungen zum Newsletter an.');
  const text = [german, english].find((one) => one.version === version)?.text(config.shopName);
  if (text === undefined)
    throw invalid(
      'CONSENT_UNKNOWN',
      'Der Text der Einwilligung hat sich geändert. Bitte laden Sie die Seite neu.',
      'textVersion',
    );
  return text;
}

const personOf = (secret: string, tenant: string, email: string) =>
  deriveCustomerId(secret, tenant, { email, phone: '' }) as string;

type Request = { email: string; source: 'checkout' | 'page'; textVersion: string; network: string };

/**
 * Stores a consent and asks the owner of the address to confirm it (NEWS-01). A confirmed address gets no mail; the
 * reply is the same. @throws Problem 409 NEWSLETTER_OFF, 422 CONSENT_UNKNOWN
 */
export function subscribe(
  { db, now, newId, secret }: AccountDeps,
  tenant: string,
  { email: sent, source, textVersion, network }: Request,
): Promise<void> {
  const [at, email] = [now(), normalizeEmail(sent)];
  const person = personOf(secret, tenant, email);
  return db.withTenant(tenant, async (tx) => {
    const text = await consentText(tx, tenant, textVersion);
    if (await isTooMany(tx, secret, { kind: 'newsletter', tenant, email, network, now: at })) return;
    const request = newId();
    const given = { id: newId(), email, person, source, textVersion, text, request, at, isConfirmed: false };
    if (!(await newsletterStore.consent(tx, given))) return;
    tx.publish(newsletterRequested(request, 1, { id: request, customer: person, email, text }));
  });
}

/** Consents for an account, whose login has proven the address, or withdraws the consent (NEWS-03). */
export async function consentByAccount(
  { now, newId, secret }: AccountDeps,
  tx: Transaction,
  tenant: string,
  { email }: StoredAccount,
  { hasNewsletter, textVersion }: { hasNewsletter: boolean; textVersion: string },
): Promise<void> {
  const at = now();
  if (!hasNewsletter) {
    const existing = await newsletterStore.findByEmail(tx, email);
    if (existing) await newsletterStore.unsubscribe(tx, existing.id, at);
    return;
  }
  const text = await consentText(tx, tenant, textVersion);
  const person = personOf(secret, tenant, email);
  const given = { id: newId(), email, person, source: 'account', textVersion, text, request: newId(), at } as const;
  await newsletterStore.consent(tx, { ...given, isConfirmed: true });
}

/** @throws Problem 404 NEWSLETTER_LINK_UNKNOWN */
export async function confirm({ db, now, secret }: AccountDeps, tenant: string, token: string): Promise<void> {
  const [request, at] = [newsletterIdIn(secret, tenant, 'confirm', token), now()];
  const isConfirmed =
    request !== undefined &&
    (await db.withTenant(tenant, (tx) => newsletterStore.confirm(tx, request, { at, since: unconfirmedSince(at) })));
  if (!isConfirmed) throw unknownLink();
}

/** @throws Problem 404 NEWSLETTER_LINK_UNKNOWN */
export async function unsubscribe({ db, now, secret }: AccountDeps, tenant: string, token: string): Promise<void> {
  const id = newsletterIdIn(secret, tenant, 'unsubscribe', token);
  const isKnown = id !== undefined && (await db.withTenant(tenant, (tx) => newsletterStore.unsubscribe(tx, id, now())));
  if (!isKnown) throw unknownLink();
}
