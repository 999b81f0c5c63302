import type { Database, Transaction } from '@theke/kit/database/database';
import { conflict, invalid, stale, unknown } from '@theke/kit/problem';
import { type Money, money, sumOf, toMoney } from '@theke/rules/money/money';
import { changePurchase } from './change-purchase.ts';
import { type Booking, type Card, isUnused } from './gift-card.ts';
import { giftCardStore } from './gift-card-store.ts';
import { purchaseStore } from './purchase-store.ts';

type Deps = { db: Database; now: () => Date };
type Change = { tenant: string; id: string; version: number; by: string; reason: string };

/** What a change books, and the marks that it leaves; undefined: nothing changes. */
type Outcome = Pick<Booking, 'kind' | 'amount'> &
  Partial<Pick<Card, 'isBlocked' | 'isReversed'>> & { isMoney?: boolean };

/** Locks a card, decides and books. @throws Problem 404, 409 STALE_VERSION, and errors of the decision */
const changeCard = (
  { db, now }: Deps,
  { tenant, id, version, by, reason }: Change,
  decide: (card: Card) => Outcome | undefined,
): Promise<Card> =>
  db.withTenant(tenant, async (tx: Transaction) => {
    // The purchase is locked before its card, in the same order as when its payment is handled.
    const purchase = await purchaseStore.lock(tx, id);
    const card = await giftCardStore.lock(tx, id);
    if (!card) throw unknown('Die Geschenkkarte');
    const outcome = decide(card);
    if (!outcome) return card;
    if (card.version !== version) throw stale('Die Geschenkkarte');
    const { kind, amount, isMoney = false, isBlocked = card.isBlocked, isReversed = card.isReversed } = outcome;
    const at = now();
    // Money of an online payment is given back by payments, which reports it (GIFT-17).
    const takings = isMoney && !purchase ? { branch: card.branch, method: card.method } : undefined;
    giftCardStore.book(tx, { card: id, kind, amount, at, by, reason, takings });
    giftCardStore.mark(tx, id, { isBlocked, isReversed });
    if (purchase && isReversed && !card.isReversed) changePurchase(tx, purchase, 'returned', at);
    return { ...card, version: version + 1, balance: sumOf([card.balance, amount]), isBlocked, isReversed };
  });

const nothing: Money = money(0);

/** Blocks a card or unblocks it. */
export const setBlocked = (deps: Deps, change: Change, isBlocked: boolean): Promise<Card> =>
  changeCard(deps, change, (card) => {
    if (card.isReversed) throw reversed();
    return card.isBlocked === isBlocked
      ? undefined
      : { kind: isBlocked ? 'blocked' : 'unblocked', amount: nothing, isBlocked };
  });

/** Changes the balance. @param amount a signed decimal number @throws Problem 422 OUT_OF_RANGE */
export const correctGiftCard = (deps: Deps, { amount, ...change }: Change & { amount: number }): Promise<Card> =>
  changeCard(deps, change, (card) => {
    if (card.isReversed) throw reversed();
    if (sumOf([card.balance, toMoney(amount)]) < 0)
      throw invalid('OUT_OF_RANGE', 'So viel ist nicht mehr auf der Karte.', 'amount');
    return { kind: 'corrected', amount: toMoney(amount) };
  });

/** Takes back the sale of an unused card; payments refunds an online payment. @throws Problem 409 GIFT_CARD_USED */
export const reverseGiftCard = (deps: Deps, change: Change): Promise<Card> =>
  changeCard(deps, change, (card) => {
    if (card.isReversed) return undefined;
    if (!isUnused(card))
      throw conflict(
        'GIFT_CARD_USED',
        'Diese Geschenkkarte wurde schon verwendet. Ihr Verkauf lässt sich nicht stornieren.',
      );
    return { kind: 'reversed', amount: money(-card.initial), isReversed: true, isMoney: true };
  });

const reversed = () => conflict('GIFT_CARD_USED', 'Der Verkauf dieser Geschenkkarte ist storniert.');
