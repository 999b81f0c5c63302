import type { OrderDraft, OrderItem, OrderTotals } from '@theke/contracts/ordering/order';
import { partsOf } from '@theke/rules/configuration';
import { fromMoney } from '@theke/rules/money';
import { priceOrder } from '@theke/rules/price-order';
import { toPricingResult } from '@theke/rules/totals';
import type { Offer } from '../offer/offer-store.ts';

export type PricedDraft = { items: OrderItem[]; totals: OrderTotals };

/** The items as they are sold, with names and prices of this moment. Expects a draft that `checkOrder` found nothing against. */
export function priceDraft(draft: OrderDraft, offer: Offer): PricedDraft {
  const chosen = draft.items.map((item) => {
    const product = offer.products.get(item.product);
    if (!product) throw new Error(`product ${item.product} is not in the offer`);
    return { product, amount: item.amount, unit: item.unit, parts: item.parts };
  });
  const price = priceOrder(chosen, draft.deliveryType);
  const items = price.items.map((priced, index): OrderItem => {
    const { product, amount, unit, parts } = chosen[index] as (typeof chosen)[number];
    return {
      product: product.id,
      name: product.name,
      amount,
      unit,
      parts: partsOf(product)
        .map((part, at) => ({ name: part.name, values: [parts[at] ?? []].flat().filter((value) => value !== '') }))
        .filter((part) => part.values.length > 0),
      unitPrice: fromMoney(priced.unitPrice),
      priceUnit: product.unit,
      gross: fromMoney(priced.gross),
      tax: priced.rate,
      isEstimated: priced.isEstimated,
    };
  });
  return {
    items,
    totals: {
      ...toPricingResult(price.totals),
      currency: offer.config?.currency ?? 'EUR',
      isEstimated: price.isEstimated,
    },
  };
}
