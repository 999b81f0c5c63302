import type { Product } from '@theke/contracts/catalog/product';
import type { OrderItem, OrderUpdate } from '@theke/contracts/ordering/order';
import type { Database, Transaction } from '@theke/kit/database/database';
import { invalid, Problem } from '@theke/kit/problem';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { grossOfAmount, isSoldByPriceUnit, sumsOfAmount } from '@theke/rules/price/changed-items';
import { soldAt } from '@theke/rules/products/bundles';
import { valuesOf } from '@theke/rules/products/part-lines';
import { RuleError } from '@theke/rules/rule-error';
import { offerStore } from '../offer/offer-store.ts';
import { changeDetails } from './change-details.ts';
import { addItem, replaceItem, type Selection, selectionFaults } from './change-items.ts';
import { changeOrder } from './change-order.ts';
import { changeAmount } from './edit-order.ts';
import { type OfferCommand, offer } from './offer-decisions.ts';
import type { Order } from './order.ts';
import type { AccessScope } from './order-store.ts';
import { priceDraft } from './price-draft.ts';

type Deps = { db: Database; now: () => Date };
/** Undefined fields keep their values. */
type SelectionUpdate = { [K in keyof Selection]?: Selection[K] | undefined };
type Target = { tenant: string; id: string; scope: AccessScope; by: string };

/**
 * Applies corrections of staff to an order's guest data. @throws Problem 404, 409 STALE_VERSION or ORDER_NOT_EDITABLE,
 * 422
 */
export const updateDetails = (deps: Deps, { by, ...target }: Target, update: OrderUpdate): Promise<Order> =>
  changeOrder(deps, { ...target, version: update.version }, async (order, at, tx) => {
    const branch = await offerStore.findBranch(tx, order.branch);
    const table = update.table ? await offerStore.findTable(tx, update.table) : undefined;
    if (update.table && table?.branch.id !== order.branch)
      throw invalid('TABLE_UNKNOWN', 'Diesen Tisch gibt es hier nicht. Bitte wählen Sie einen anderen.', 'table');
    const found = {
      tableIdentifier: table?.identifier ?? null,
      zone: zoneOf(branch ?? {}),
      deliveryAreas: branch?.deliveryAreas ?? [],
    };
    return changeDetails(order, update, found, { by, at });
  });

/** Sends an offer of staff with other prices. @throws Problem 404, 409 STALE_VERSION or OFFER_NOT_POSSIBLE, 422 */
export const offerOrder = (
  deps: Deps,
  target: Target & { version: number },
  command: Omit<OfferCommand, 'by'>,
): Promise<Order> =>
  changeOrder(deps, target, async (order, at, tx) => {
    const products = new Map<string, Product>();
    for (const { product } of order.items.filter((item) => !isSoldByPriceUnit(item))) {
      const found = await offerStore.findProduct(tx, product);
      if (found) products.set(product, found);
    }
    const grossOf = (item: OrderItem) => grossOfAmount(item, item.amount, products.get(item.product));
    return offer(order, { ...command, by: target.by }, grossOf, at);
  });

/** A product and its contents as currently sold. @throws RuleError PRODUCT_GONE */
async function soldNow(tx: Transaction, order: Order, id: string, at: Date) {
  const [branch, found] = await Promise.all([
    offerStore.findBranch(tx, order.branch),
    offerStore.findProducts(tx, [id]),
  ]);
  const products = new Map(soldAt(found, zoneOf(branch ?? {}), at).map((product) => [product.id, product]));
  const product = products.get(id);
  if (!product)
    throw new RuleError('PRODUCT_GONE', 'Dieses Produkt gibt es nicht mehr. Bitte wählen Sie ein anderes.', 'product');
  return { product, products };
}

/** Prices an item as currently sold. @throws Problem 422 */
async function itemNow(
  tx: Transaction,
  order: Order,
  { product: id, ...update }: { product: string } & SelectionUpdate,
  at: Date,
  present?: OrderItem,
): Promise<OrderItem> {
  const { product, products } = await soldNow(tx, order, id, at);
  const selection: Selection = {
    amount: update.amount ?? present?.amount ?? 1,
    unit: update.unit ?? present?.unit ?? product.unit,
    parts: (update.parts ?? (present ? valuesOf(product, present.parts) : [])) as Selection['parts'],
  };
  const faults = selectionFaults(product, selection, present);
  if (faults.length > 0) throw new Problem(422, faults);
  const { deliveryType } = order;
  const { items } = priceDraft(
    { deliveryType, items: [{ product: id, ...selection }] },
    { products, config: undefined },
  );
  return items[0] as OrderItem;
}

/**
 * Adds a product at its current price (ORDER-37).
 * @throws Problem 404, 409 STALE_VERSION, ORDER_NOT_EDITABLE, PRODUCT_GONE, PAID_TOTAL_EXCEEDED or SOLD_OUT, 422
 */
export const addProduct = (
  deps: Deps,
  { by, ...target }: Target & { version: number },
  item: { product: string } & Selection,
): Promise<Order> =>
  changeOrder(deps, target, async (order, at, tx) => addItem(order, await itemNow(tx, order, item, at), { by, at }));

/**
 * Changes options or unit of one item, at the product's current price (ORDER-37).
 * @throws Problem 404, 409 STALE_VERSION, ORDER_NOT_EDITABLE, PRODUCT_GONE, PAID_TOTAL_EXCEEDED or SOLD_OUT, 422
 */
export const updateItem = (
  deps: Deps,
  { by, ...target }: Target & { version: number },
  { index, ...update }: { index: number } & SelectionUpdate,
): Promise<Order> =>
  changeOrder(deps, target, async (order, at, tx) => {
    const present = order.items[index];
    if (!present) throw new RuleError('ITEM_UNKNOWN', 'Diese Position gibt es in der Bestellung nicht.', 'index');
    const item = await itemNow(tx, order, { product: present.product, ...update }, at, present);
    return replaceItem(order, index, item, { by, at });
  });

/**
 * Changes the amount of one item at the agreed unit price.
 * @throws Problem 404, 409 STALE_VERSION, ORDER_NOT_EDITABLE, PAID_TOTAL_EXCEEDED or PRODUCT_GONE, 422 LAST_ITEM or
 * AMOUNT_TOO_SMALL
 */
export const updateAmount = (
  deps: Deps,
  { by, ...target }: Target & { version: number },
  { index, amount }: { index: number; amount: number },
): Promise<Order> =>
  changeOrder(deps, target, async (order, at, tx) => {
    const item = order.items[index];
    if (!item) throw new RuleError('ITEM_UNKNOWN', 'Diese Position gibt es in der Bestellung nicht.', 'index');
    // The product is only needed to convert between different units.
    const product = isSoldByPriceUnit(item) ? undefined : await offerStore.findProduct(tx, item.product);
    return changeAmount(order, index, amount, sumsOfAmount(item, amount, product), { by, at });
  });
