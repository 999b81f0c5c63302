import type { Endpoint } from '@theke/contracts/endpoint';
import {
  blockGiftCard,
  checkGiftCard,
  correctGiftCard,
  exampleGiftCardCode,
  type GiftCardWithCode,
  giftCards,
  readGiftCard,
  readGiftCardCode,
  reverseGiftCard,
  sellGiftCard,
  unblockGiftCard,
} from '@theke/contracts/ordering/gift-card';
import type { Reply } from './platform.ts';

/** The last card stays valid, for the orders that redeem it. */
const ofOneCard: readonly Endpoint[] = [
  readGiftCard,
  readGiftCardCode,
  blockGiftCard,
  unblockGiftCard,
  correctGiftCard,
  reverseGiftCard,
  checkGiftCard,
];

/** Endpoints that `checkGiftCards` tries. */
export const giftCardCalls: readonly Endpoint[] = [sellGiftCard, ...ofOneCard];

/** Tries each operation on a card that was sold for it. */
export async function checkGiftCards(
  real: Map<string, string>,
  check: (at: Endpoint) => Promise<Reply | undefined>,
): Promise<void> {
  for (const call of ofOneCard) {
    const sold = (await check(sellGiftCard))?.body.data as GiftCardWithCode | undefined;
    if (!sold) return;
    real.set(giftCards.exampleId, sold.id).set(exampleGiftCardCode, sold.code);
    await check(call);
  }
}
