// Runs in Chromium: builds random carts and prices them with the storefront's own modules, compiled by its own build.

import type { Product } from '@theke/contracts/catalog/product';
import type { Init } from '@theke/contracts/gateway/init';
import { defaultSelection } from '@theke/rules/cart/cart';
import { withItem } from '@theke/rules/cart/cart-changes';
import { mayCheckOut } from '@theke/rules/checkout/ordering-faults';
import { zipCodesOf } from '@theke/rules/delivery/area-zip-code';
import type { Discount } from '@theke/rules/discounts/discount';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { fromMoney } from '@theke/rules/money/money';
import { offeredTypes, typeFlags } from '@theke/rules/orders/order-types';
import { type PricingResult, toPricingResult } from '@theke/rules/price/totals';
import { type Part, type PartValue, partErrors, partsOf } from '@theke/rules/products/configuration';
import { isUnnamedFraction, limitsOf, snap } from '@theke/rules/products/quantity';
import { unitOf } from '@theke/rules/units/units';
import { shopIn } from '@theke/ui/shop';
import { type Cart, type CartItem, emptyForm } from '../../../../frontends/storefront/src/cart/cart.ts';
import { cartOrder } from '../../../../frontends/storefront/src/cart/cart-order.ts';
import { type OrderDraft, orderDraft } from '../../../../frontends/storefront/src/checkout/order-draft.ts';
import { applyToOrder } from '../../../../frontends/storefront/src/discounts/apply-to-order.ts';
import { menuSections } from '../../../../frontends/storefront/src/menu/menu-sections.ts';
import { cardIn } from '../../../../frontends/storefront/src/shop/card.ts';
import { soldCard } from '../../../../frontends/storefront/src/shop/sold-card.ts';
import { between, randomFrom, shuffled } from '../../../fixtures/random.ts';

/**
 * `draft`: what the storefront would send; `items` and `totals`: what it would show; `kinds`: what the cart contains.
 */
export type PricedCart = { draft: OrderDraft; items: number[]; totals: PricingResult; kinds: string[] };
export type Shop = { init: Init; branch: string; table: string; now: string; automatic: Discount[] };

function priceCarts(
  { init, branch: identifier, table, now, automatic }: Shop,
  seed: number,
  count: number,
): PricedCart[] {
  const shop = shopIn(init);
  const branch = shop?.branches.find((one) => one.identifier === identifier);
  const menu = branch && cardIn(init, branch.id);
  if (!shop || !branch || !menu) throw new Error('init contains no menu');
  const at = new Date(now);
  const zone = zoneOf(branch);
  const products = menuSections(soldCard(menu, zone, at), zone, at)
    .flatMap(({ rows }) => rows)
    .flatMap(({ product, availability }) =>
      availability === 'orderable' && isConfigurableWithoutUpload(product) ? product : [],
    );

  const random = randomFrom(seed);
  const oneOf = <T>(list: readonly T[]): T => list[between(random, 0, list.length - 1)] as T;

  const chosenFor = ({ type, optional, options }: Part): PartValue => {
    if (type === 'text' || type === 'textarea') return optional ? oneOf(['', 'Für Eva']) : 'Für Eva';
    const names = (options ?? []).map(({ name }) => name);
    if (type === 'multiselect')
      return shuffled(random, names).slice(0, between(random, optional ? 0 : 1, names.length));
    if (type !== 'select') return null;
    return optional && random() < 0.4 ? null : oneOf(names);
  };

  const anItem = (): CartItem => {
    // A bundle in every eighth cart: the menu has too few of them for a random choice.
    const bundles = products.filter(({ type }) => type === 'bundle');
    const product = oneOf(random() < 0.12 && bundles.length > 0 ? bundles : products);
    const unit = oneOf([product.unit, ...product.alternativeUnits.map((alternative) => alternative.unit)]);
    const limits = limitsOf(product, unit);
    const max = Math.min(limits.maximum ?? 20, 20 * (limits.step ?? 1) + limits.minimum);
    const requested =
      unit === product.unit && random() < 0.1 ? defaultSelection(product).amount : random() * random() * max;
    const measured = snap(requested, limits) || snap(limits.step ?? 1, limits) || 1;
    // Fractions of a countable product are rounded up.
    const amount = isUnnamedFraction(measured, unit, limits) ? Math.ceil(measured) : measured;
    return { product, unit, amount, parts: partsOf(product).map(chosenFor) };
  };

  const aCart = (): Cart => {
    const orderType = oneOf(offeredTypes(branch));
    const deliveryArea = branch.deliveryAreas.length > 0 ? oneOf(branch.deliveryAreas).area : '';
    let cart: Cart = {
      items: [],
      ...typeFlags(orderType),
      order: {
        ...emptyForm,
        table,
        firstName: 'Katharina',
        lastName: 'Wiesinger',
        phone: '+436641234567',
        street: 'Wipplingerstraße 8',
        // An area is selected by its postal code.
        zipCode: zipCodesOf({ area: deliveryArea })[0] ?? '1010',
        city: 'Wien',
        deliveryArea,
      },
    };
    // Small orders are more frequent: large ones are delivered free of charge.
    const size = between(random, 1, between(random, 1, 6));
    for (;;) {
      const { area, price } = cartOrder(cart, branch, shop.config);
      const query = { orderType, deliveryArea: area, goodsGross: price.totals.gross };
      if (cart.items.length >= size && mayCheckOut(cart.items, query)) return cart;
      cart = withItem(cart, anItem());
    }
  };

  return Array.from({ length: count }, () => {
    const cart = aCart();
    const { currency } = shop.config;
    const order = applyToOrder(
      cartOrder(cart, branch, shop.config),
      { cart, branch, currency, now: at },
      { automatic, menus: menu.menus },
    );
    return {
      draft: orderDraft({
        branch,
        cart,
        order,
        expected: { isTooLate: false },
        paymentMethod: 'cash',
        donatee: null,
        consents: { legalInstructions: true, privacyPolicy: true },
      }),
      items: order.price.items.map(({ gross }) => fromMoney(gross)),
      totals: toPricingResult(order.price.totals),
      kinds: [
        order.orderType,
        ...(order.price.totals.delivery.gross > 0 ? ['delivery fee'] : []),
        ...(order.price.totals.deposit ? ['deposit'] : []),
        ...(order.discounts?.length ? ['discount'] : []),
        ...cart.items.flatMap(({ product, unit }) => [product.type, unitOf(unit).type]),
      ],
    };
  });
}

/** Whether it can be configured without an upload. */
const isConfigurableWithoutUpload = (product: Product): boolean =>
  !partErrors(product, []).some(({ path }) =>
    partsOf(product)[Number(path.split('.').at(-1))]?.type.match(/^(file|image)/),
  );

Object.assign(globalThis, { priceCarts });
