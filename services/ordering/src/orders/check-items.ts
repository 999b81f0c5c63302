import type { Product } from '@theke/contracts/catalog/product';
import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { activeMenu } from '@theke/rules/products/active-menu';
import { productAvailability } from '@theke/rules/products/availability';
import { partErrors } from '@theke/rules/products/configuration';
import { isAllowed, isUnnamedFraction, limitsOf, snap } from '@theke/rules/products/quantity';
import { RuleError } from '@theke/rules/rule-error';
import { unitOf } from '@theke/rules/units/units';
import type { Offer } from '../offer/offer-store.ts';
import { fault } from './fault.ts';

/** Faults of items: not on a currently valid menu, invalid configuration, or invalid amount. */
export function checkItems(draft: OrderDraft, offer: Offer, now: Date): Fault[] {
  const menu = activeMenu(offer.menus, now);
  return draft.items.flatMap((item, index) => {
    const at = `items.${index}`;
    const product = offer.products.get(item.product);
    const stands = menu?.catalog.flatMap((category) =>
      category.products
        .filter((entry) => entry.id === item.product)
        .map((entry) => ({ entry, category: offer.categories.get(category.id) })),
    );
    const isOrderable = stands?.some(
      ({ entry, category }) =>
        product &&
        category &&
        productAvailability({ product, entry, category }, zoneOf(offer.branch ?? {}), now) === 'orderable',
    );
    if (!product || !isOrderable) {
      const name = product ? `„${product.name}“` : 'Ein Produkt in Ihrem Warenkorb';
      return [
        fault(
          'PRODUCT_UNAVAILABLE',
          `${name} ist gerade nicht erhältlich. Bitte entfernen Sie es aus dem Warenkorb.`,
          `${at}.product`,
        ),
      ];
    }
    return [
      ...partErrors(product, item.parts, `${at}.parts`).map(({ path, ...rest }) => ({ ...rest, field: path })),
      ...checkAmount(product, item, at),
    ];
  });
}

/** Faults of an amount and unit. @param at field path of the item in the request */
export function checkAmount(
  product: Product,
  item: Pick<OrderDraft['items'][number], 'amount' | 'unit'>,
  at: string,
): Fault[] {
  try {
    const limits = limitsOf(product, item.unit);
    if (isUnnamedFraction(item.amount, item.unit, limits)) {
      const message = `„${product.name}“ gibt es nur im Ganzen. Bitte geben Sie bei „Menge“ eine ganze Zahl an.`;
      return [fault('AMOUNT_NOT_WHOLE', message, `${at}.amount`)];
    }
    if (isAllowed(item.amount, limits)) return [];
    const nearest = snap(item.amount, limits);
    const amount = new Intl.NumberFormat('de-AT').format(nearest);
    const hint = nearest > 0 ? ` Möglich sind zum Beispiel ${amount} ${unitOf(item.unit).label}.` : '';
    return [fault('AMOUNT_NOT_ALLOWED', `Diese Menge von „${product.name}“ ist nicht möglich.${hint}`, `${at}.amount`)];
  } catch (error) {
    if (error instanceof RuleError) return [fault(error.code, error.message, `${at}.unit`)];
    throw error;
  }
}
