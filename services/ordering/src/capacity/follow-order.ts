import type { Fault } from '@theke/contracts/errors';
import type { OrderItem } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';
import { Problem } from '@theke/kit/problem';
import { itemCount } from '@theke/rules/cart/cart';
import { toSlotStart } from '@theke/rules/hours/free-slots';
import { isSoldByPriceUnit } from '@theke/rules/price/changed-items';
import { amountText } from '@theke/rules/units/amount-text';
import { convert } from '@theke/rules/units/units';
import { offerStore } from '../offer/offer-store.ts';
import type { Order } from '../orders/order.ts';
import { capacityStore, type StockAmount } from './capacity-store.ts';
import { type CapacityClaim, grossOfItems } from './demand.ts';

type Changing = Pick<
  Order,
  'branch' | 'kind' | 'items' | 'appointmentDate' | 'appointment' | 'counterAppointment' | 'claim'
>;

/**
 * Time for which the order is made: the branch's proposal, else the agreed time, else the guest's wish. Null: as soon
 * as possible.
 */
const timeOf = ({ counterAppointment, appointment, appointmentDate }: Changing): Date | null =>
  counterAppointment ?? appointment ?? appointmentDate;

/**
 * Adjusts stock and slot to a change of an unreleased order, in the transaction of that change (ORDER-35). Reserves
 * additional demand and returns surplus. A new time reserves its slot even if it is full: staff decide when they make
 * something. Rows are locked by product, then by slot, as in placing an order.
 * @returns the order's reservation after the change
 * @throws Problem 409 SOLD_OUT if too little stock is left
 */
export async function followOrder(tx: Transaction, before: Changing, after: Changing): Promise<CapacityClaim | null> {
  const isRetimed = timeOf(before)?.getTime() !== timeOf(after)?.getTime();
  if (before.items === after.items && !isRetimed) return after.claim;
  const claim = before.claim ?? { stock: [], items: 0, value: 0, slot: null };
  const stock = before.items === after.items ? claim.stock : await followStock(tx, before, after);
  const needed = { items: itemCount(after.items), value: grossOfItems(after.items) };
  const slot = isRetimed ? await slotFor(tx, after, claim.slot) : claim.slot;
  const returned = claim.slot ? [{ slot: claim.slot, orders: -1, items: -claim.items, value: -claim.value }] : [];
  const claimed = slot ? [{ slot, orders: 1, ...needed }] : [];
  capacityStore.shiftSlots(tx, before.branch, [...returned, ...claimed]);
  if (!before.claim && stock.length === 0 && !slot) return null;
  return { stock, ...needed, slot };
}

/** Slot of the order's new time. An order without a time keeps its present slot. */
async function slotFor(tx: Transaction, order: Changing, present: string | null): Promise<string | null> {
  const at = timeOf(order);
  if (!at || order.kind === 'quotation') return present;
  const limit = await capacityStore.slotLimit(tx, order.branch);
  return limit ? toSlotStart(at, limit.minutes).toISOString() : null;
}

/** @returns the order's stock reservation after the change */
async function followStock(tx: Transaction, before: Changing, after: Changing): Promise<CapacityClaim['stock']> {
  const [had, needs] = [await countStock(tx, before.items), await countStock(tx, after.items)];
  const held = new Map((before.claim?.stock ?? []).map(({ product, amount }) => [product, amount]));
  const changes = [...new Set([...had.keys(), ...needs.keys()])].flatMap((product) => {
    const more = rounded((needs.get(product) ?? 0) - (had.get(product) ?? 0));
    // A product that was unlimited when the order was placed was not reserved, so it is not returned.
    const amount = Math.max(more, -(held.get(product) ?? 0));
    return amount === 0 ? [] : [{ product, amount }];
  });
  const { short, limited } = await capacityStore.adjustStock(tx, before.branch, changes);
  if (short.length > 0) throw new Problem(409, await Promise.all(short.map((entry) => soldOut(tx, entry))));
  for (const { product, amount } of changes) {
    if (amount < 0 || limited.has(product)) held.set(product, rounded((held.get(product) ?? 0) + amount));
  }
  return [...held].flatMap(([product, amount]) => (amount > 0 ? [{ product, amount }] : []));
}

/** Removes floating-point noise: stock has four decimals. */
const rounded = (amount: number): number => Math.round(amount * 10_000) / 10_000;

/** Stock demand of items per product, in the product's own unit. Bundles include their contents. */
async function countStock(tx: Transaction, items: readonly OrderItem[]): Promise<Map<string, number>> {
  const needed = new Map<string, number>();
  for (const item of items) {
    const product = isSoldByPriceUnit(item) ? undefined : await offerStore.findProduct(tx, item.product);
    const inStockUnit = convert(item.amount, item.unit, item.priceUnit, product ?? { unit: item.priceUnit });
    const inside = (item.contents ?? []).flatMap((content) => content.product ?? []);
    for (const id of [item.product, ...inside]) needed.set(id, rounded((needed.get(id) ?? 0) + inStockUnit));
  }
  return needed;
}

async function soldOut(tx: Transaction, { product: id, remaining }: StockAmount): Promise<Fault> {
  const product = await offerStore.findProduct(tx, id);
  const name = product ? `„${product.name}“` : 'einem Produkt';
  const message =
    remaining > 0
      ? `Von ${name} sind nur noch ${amountText(remaining, product?.unit ?? 'piece')} da. Bitte geben Sie eine kleinere Menge an.`
      : `Von ${name} ist nichts mehr da. Bitte lassen Sie die Menge, wie sie ist.`;
  return { code: 'SOLD_OUT', message, field: 'amount' };
}
