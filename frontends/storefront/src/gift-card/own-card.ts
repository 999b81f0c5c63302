import type { GiftCardPurchaseLink } from '@theke/contracts/ordering/gift-card-purchase';
import { giftCardPath } from '@theke/rules/gift-cards/gift-card-path';

const storageKey = (uid: string) => `theke.gift-card.${uid}`;

/** Keeps the secret of a card's page in this window, while the buyer is on the provider's page (GIFT-16). */
export function rememberCard({ uid, cardHash }: Pick<GiftCardPurchaseLink, 'uid' | 'cardHash'>): void {
  try {
    sessionStorage.setItem(storageKey(uid), cardHash);
  } catch {
    // Without storage, the buyer has the link of the confirmation mail.
  }
}

/** Path of the page of a card that was bought in this window; undefined for others. */
export function ownCardPath(uid: string): string | undefined {
  try {
    const hash = sessionStorage.getItem(storageKey(uid));
    return hash === null ? undefined : `${giftCardPath}/${uid}/${hash}`;
  } catch {
    return undefined;
  }
}
