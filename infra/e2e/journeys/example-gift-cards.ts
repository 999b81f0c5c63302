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
import {
  buyGiftCard,
  type GiftCardPurchaseLink,
  readGiftCardPurchase,
} from '@theke/contracts/ordering/gift-card-purchase';
import { exampleIds } from '@theke/contracts/wire';
import { until } from '@theke/kit/testing/until';
import { exampleCall, type Ids } from './example-call.ts';
import type { Platform, Reply } from './platform.ts';
import { changeExample, type SendExample, sendExampleAs } from './send-example.ts';

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
export const giftCardCalls: readonly Endpoint[] = [sellGiftCard, ...ofOneCard, buyGiftCard, readGiftCardPurchase];

/**
 * Buys the example's gift card online, once its branch offers an online payment.
 * @param send as an administrator
 * @returns uid and hash of the card's page by those of the example
 */
export async function buyExample(send: SendExample, ids: Ids): Promise<Map<string, string>> {
  await changeExample(send, `/branches/${ids.get(exampleIds.branch)}`, { isCardProviderEnabled: true });
  const { uid, cardHash } = await until('ordering to sell gift cards online', async () => {
    const { status, text } = await send(exampleCall(buyGiftCard, ids));
    return status === buyGiftCard.status && (JSON.parse(text) as { data: GiftCardPurchaseLink }).data;
  });
  const { params } = readGiftCardPurchase.example;
  return new Map([
    [params.uid, uid],
    [params.hash, cardHash],
  ]);
}

/** Tries each operation on a card that was sold for it. */
export async function checkGiftCards(
  platform: Platform,
  cookie: string,
  real: Map<string, string>,
  check: (at: Endpoint) => Promise<Reply | undefined>,
): Promise<void> {
  for (const call of ofOneCard) {
    const sold = (await check(sellGiftCard))?.body.data as GiftCardWithCode | undefined;
    if (!sold) return;
    real.set(giftCards.exampleId, sold.id).set(exampleGiftCardCode, sold.code);
    await check(call);
  }
  for (const [example, value] of await buyExample(sendExampleAs(platform, cookie), real)) real.set(example, value);
  for (const call of [buyGiftCard, readGiftCardPurchase]) await check(call);
}
