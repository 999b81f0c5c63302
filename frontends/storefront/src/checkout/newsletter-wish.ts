import type { subscribeToNewsletter } from '@theke/contracts/ordering/newsletter';
import { newsletterConsent } from '@theke/rules/newsletter/newsletter-consent';
import { call, route } from '@theke/ui/api-client';

const endpoint = route<typeof subscribeToNewsletter>('POST', '/newsletter');
const storageKey = (shopKey: string) => `theke.${shopKey}.newsletter`;

/** Whether the guest has ticked the newsletter for this order. */
export function hasNewsletterWish(shopKey: string): boolean {
  try {
    return sessionStorage.getItem(storageKey(shopKey)) !== null;
  } catch {
    return false;
  }
}

export function storeNewsletterWish(shopKey: string, isWished: boolean): void {
  try {
    if (isWished) sessionStorage.setItem(storageKey(shopKey), '1');
    else sessionStorage.removeItem(storageKey(shopKey));
  } catch {
    // Without storage there is no wish, and no newsletter.
  }
}

/** Sends the wish with the address of an accepted order. A failure does not affect the order. */
export function sendNewsletterWish(shopKey: string, email: string | undefined): void {
  if (!email || !hasNewsletterWish(shopKey)) return;
  storeNewsletterWish(shopKey, false);
  const body = { email, source: 'checkout', textVersion: newsletterConsent.version } as const;
  void call(endpoint, { body }).catch(() => undefined);
}
