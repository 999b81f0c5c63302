import type { OrderItem } from '@theke/contracts/ordering/order';
import { fromMoney, type Money, toMoney } from '@theke/rules/money/money';
import { RuleError } from '@theke/rules/rule-error';
import { expectAffordable, fittedCard, retotaled } from './edit-order.ts';
import type { Decision, Order, SentOffer } from './order.ts';
import { offeredFact } from './order-facts.ts';

export type OfferCommand = {
  /** Gross price of one `priceUnit` of each item, in the order of the items, as decimal numbers of the currency. */
  unitPrices: readonly number[];
  message: string;
  validUntil: Date;
  by: string;
};

/**
 * Sends the guest an offer with prices (ADR 0028). A new offer replaces an unanswered one.
 * @param grossOf price of an item at its new unit price
 * @throws RuleError OFFER_NOT_POSSIBLE, OFFER_PRICES, OFFER_PAST, ORDER_TOO_LARGE
 */
export function offer(
  order: Order,
  { unitPrices, message, validUntil, by }: OfferCommand,
  grossOf: (item: OrderItem) => Money,
  at: Date,
): Decision {
  const hasOpenOffer = order.status === 'counter-proposed' && order.offer !== null;
  if ((order.status !== 'placed' && !hasOpenOffer) || order.paidAt) {
    throw new RuleError('OFFER_NOT_POSSIBLE', 'Zu dieser Bestellung lässt sich kein Angebot mehr senden.');
  }
  if (unitPrices.length !== order.items.length) {
    throw new RuleError('OFFER_PRICES', 'Bitte geben Sie für jede Position einen Preis an.', 'unitPrices');
  }
  if (validUntil <= at) {
    throw new RuleError(
      'OFFER_PAST',
      'Bitte wählen Sie einen späteren Zeitpunkt, bis zu dem das Angebot gilt.',
      'validUntil',
    );
  }
  const items = order.items.map((item, index) => {
    const priced: OrderItem = {
      ...item,
      unitPrice: unitPrices[index] as number,
      isEstimated: false,
      calculationModel: 'fixed',
      isPriceHidden: false,
    };
    return { ...priced, gross: fromMoney(grossOf(priced)) };
  });
  const totals = retotaled(order, items);
  expectAffordable(order, totals, 'unitPrices');
  const next: Order = {
    ...order,
    ...fittedCard(order, totals),
    items,
    totals,
    offer: { message, validUntil: validUntil.toISOString(), sentAt: at.toISOString() },
    version: order.version + 1,
    status: 'counter-proposed',
    history: [
      ...order.history,
      { state: 'counter-proposed', move: 'counter-propose', at: at.toISOString(), by, reason: null },
    ],
  };
  return { next, facts: [offeredFact(next, at)] };
}

/**
 * A quotation has no price until the branch sends an offer, so no move to confirmed is allowed before (ORDER-36).
 * @throws RuleError OFFER_MISSING
 */
export function expectOffered({ kind, offer }: Pick<Order, 'kind' | 'offer'>): void {
  if (kind !== 'quotation' || offer) return;
  throw new RuleError(
    'OFFER_MISSING',
    'Zu dieser Anfrage gibt es noch kein Angebot. Bitte senden Sie dem Gast zuerst ein Angebot.',
  );
}

/**
 * Requires that the accepted offer is the one the guest saw, and still valid.
 * @throws RuleError OFFER_CHANGED, OFFER_EXPIRED
 */
export function expectSameOffer(order: Order, { validUntil }: SentOffer, total: number | undefined, at: Date): void {
  if (total === undefined || toMoney(total) !== toMoney(order.totals.total.gross)) {
    throw new RuleError(
      'OFFER_CHANGED',
      'Das Angebot hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
      'total',
    );
  }
  if (at > new Date(validUntil)) {
    throw new RuleError('OFFER_EXPIRED', 'Dieses Angebot ist abgelaufen. Bitte melden Sie sich bei uns.', 'total');
  }
}
