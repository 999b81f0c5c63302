import type { OrderDraft, OrderItem, OrderTotals } from '@theke/contracts/ordering/order';
import type { DeliveryArea } from '@theke/rules/delivery/delivery-area';
import { leadMinutes } from '@theke/rules/hours/preparation-start';
import { fromMoney } from '@theke/rules/money/money';
import { priceOrder } from '@theke/rules/price/price-order';
import { toPricingResult } from '@theke/rules/price/totals';
import { madeProducts, partLines } from '@theke/rules/products/part-lines';
import type { Offer } from '../offer/offer-store.ts';

export type PricedDraft = { items: OrderItem[]; totals: OrderTotals };

/** Part of the offer that pricing needs. */
export type PricingOffer = Pick<Offer, 'products' | 'config'>;

/** Prices the items with current names and prices. Expects a draft without faults (`checkOrder`). */
export function priceDraft(
  draft: Pick<OrderDraft, 'items' | 'deliveryType'>,
  offer: PricingOffer,
  deliveryArea?: DeliveryArea,
): PricedDraft {
  const chosen = draft.items.map((item) => {
    const product = offer.products.get(item.product);
    if (!product) throw new Error(`product ${item.product} is not in the offer`);
    return { product, amount: item.amount, unit: item.unit, parts: item.parts };
  });
  const price = priceOrder(chosen, draft.deliveryType, deliveryArea);
  const items = price.items.map((priced, index): OrderItem => {
    const { product, amount, unit, parts } = chosen[index] as (typeof chosen)[number];
    const made = madeProducts([{ product, parts }], (id) => offer.products.get(id));
    const lead = Math.max(...made.map(leadMinutes));
    return {
      product: product.id,
      name: product.name,
      amount,
      unit,
      parts: partLines(product, parts).map(({ name, values, uploads, isUsual }) => ({
        name,
        values: [...values],
        uploads: [...uploads],
        ...(isUsual && { isUsual }),
      })),
      unitPrice: fromMoney(priced.unitPrice),
      priceUnit: product.unit,
      gross: fromMoney(priced.gross),
      ...(priced.unitDeposit > 0 && {
        unitDeposit: fromMoney(priced.unitDeposit),
        deposit: fromMoney(priced.deposit),
        depositTax: priced.depositRate,
      }),
      tax: priced.rate,
      ...(priced.contents.length > 0 && { contents: [...priced.contents] }),
      ...(lead > 0 && { leadMinutes: lead }),
      isEstimated: priced.isEstimated,
      calculationModel: priced.model,
      ...(priced.isPriceHidden && { isPriceHidden: true }),
    };
  });
  return {
    items,
    totals: {
      ...toPricingResult(price.totals),
      ...(deliveryArea && draft.deliveryType === 'delivery' ? { deliveryRate: deliveryArea.tax } : {}),
      currency: offer.config?.currency ?? 'EUR',
      isEstimated: price.isEstimated,
    },
  };
}
