import type { NewsletterSubscriber } from '@theke/contracts/ordering/newsletter';
import { deriveCustomerId, normalizeEmail } from '@theke/kit/derive-customer-id';
import { newsletterConsent } from '@theke/rules/newsletter/newsletter-consent.de';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { newsletterStore } from './newsletter-store.ts';

/** A consent from before, which asks for no confirmation. */
export type FormerSubscriber = Pick<NewsletterSubscriber, 'email' | 'source' | 'state'> & { at: Date };

/** Imports consents with the German wording; known addresses stay as they are. */
export function takeOverSubscribers(
  { db, newId, secret }: AccountDeps,
  tenant: string,
  shopName: string,
  former: readonly FormerSubscriber[],
): Promise<void> {
  const { version: textVersion, text } = newsletterConsent;
  return db.withTenant(tenant, async (tx) => {
    for (const { email: sent, source, state, at } of former) {
      const email = normalizeEmail(sent);
      if (await newsletterStore.findByEmail(tx, email)) continue;
      const id = newId();
      const person = deriveCustomerId(secret, tenant, { email, phone: '' }) as string;
      const given = { id, email, person, source, textVersion, text: text(shopName), request: newId(), at };
      await newsletterStore.consent(tx, { ...given, isConfirmed: state !== 'pending' });
      if (state === 'unsubscribed') await newsletterStore.unsubscribe(tx, id, at);
    }
  });
}
