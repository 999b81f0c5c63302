import type { Fault } from '@theke/contracts/errors';
import type { StockEntry } from '@theke/contracts/ordering/capacity';
import type { OrderItem } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';
import { Problem } from '@theke/kit/problem';
import { itemCount } from '@theke/rules/cart/cart';
import { slotOf } from '@theke/rules/hours/free-slots';
import { isSoldByPriceUnit } from '@theke/rules/price/changed-items';
import { amountText } from '@theke/rules/units/amount-text';
import { convert } from '@theke/rules/units/units';
import { offerStore } from '../offer/offer-store.ts';
import type { Order } from '../orders/order.ts';
import { capacityStore } from './capacity-store.ts';
import { type CapacityClaim, grossOfItems } from './demand.ts';

type Changing = Pick<
  Order,
  'branch' | 'kind' | 'items' | 'appointmentDate' | 'appointment' | 'counterAppointment' | 'claim'
>;

/** When the order is made: what the branch proposes, what was agreed on, or the guest's wish; null is as soon as possible. */
const timeOf = ({ counterAppointment, appointment, appointmentDate }: Changing): Date | null =>
  counterAppointment ?? appointment ?? appointmentDate;

/**
 * Lets stock and slot follow a change of an order that is not released, in the transaction of the change (ORDER-35). Takes what the
 * order needs more and gives back what it needs less; another time takes the slot of that time, full or not: staff decide when they
 * make something. Rows are locked by product, then by slot, as placing locks them.
 * @returns what the order holds now
 * @throws Problem 409 SOLD_OUT if too little stock is left
 */
export async function followOrder(tx: Transaction, before: Changing, after: Changing): Promise<CapacityClaim | null> {
  const isRetimed = timeOf(before)?.getTime() !== timeOf(after)?.getTime();
  if (before.items === after.items && !isRetimed) return after.claim;
  const claim = before.claim ?? { stock: [], items: 0, value: 0, slot: null };
  const stock = before.items === after.items ? claim.stock : await followStock(tx, before, after);
  const needed = { items: itemCount(after.items), value: grossOfItems(after.items) };
  const slot = isRetimed ? await slotFor(tx, after, claim.slot) : claim.slot;
  const given = claim.slot ? [{ slot: claim.slot, orders: -1, items: -claim.items, value: -claim.value }] : [];
  const taken = slot ? [{ slot, orders: 1, ...needed }] : [];
  capacityStore.shiftSlots(tx, before.branch, [...given, ...taken]);
  if (!before.claim && stock.length === 0 && !slot) return null;
  return { stock, ...needed, slot };
}

/** The slot of another time; an order without a time keeps the one that it has. */
async function slotFor(tx: Transaction, order: Changing, present: string | null): Promise<string | null> {
  const at = timeOf(order);
  if (!at || order.kind === 'quotation') return present;
  const limit = await capacityStore.slotLimit(tx, order.branch);
  return limit ? slotOf(at, limit.minutes).toISOString() : null;
}

/** @returns the stock that the order holds then */
async function followStock(tx: Transaction, before: Changing, after: Changing): Promise<CapacityClaim['stock']> {
  const [had, needs] = [await stockOf(tx, before.items), await stockOf(tx, after.items)];
  const held = new Map((before.claim?.stock ?? []).map(({ product, amount }) => [product, amount]));
  const changes = [...new Set([...had.keys(), ...needs.keys()])].flatMap((product) => {
    const more = rounded((needs.get(product) ?? 0) - (had.get(product) ?? 0));
    // What was not limited when the order was placed was not taken, so it is not given back.
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

/** Floating-point noise away: stock has four decimals. */
const rounded = (amount: number): number => Math.round(amount * 10_000) / 10_000;

/** What sold items take of each product, in the product's own unit; a bundle takes its contents as well. */
async function stockOf(tx: Transaction, items: readonly OrderItem[]): Promise<Map<string, number>> {
  const needed = new Map<string, number>();
  for (const item of items) {
    const product = isSoldByPriceUnit(item) ? undefined : await offerStore.findProduct(tx, item.product);
    const own = convert(item.amount, item.unit, item.priceUnit, product ?? { unit: item.priceUnit });
    const inside = (item.contents ?? []).flatMap((content) => content.product ?? []);
    for (const id of [item.product, ...inside]) needed.set(id, rounded((needed.get(id) ?? 0) + own));
  }
  return needed;
}

async function soldOut(tx: Transaction, { product: id, remaining }: StockEntry): Promise<Fault> {
  const product = await offerStore.findProduct(tx, id);
  const name = product ? `„${product.name}“` : 'einem Produkt';
  const message =
    remaining > 0
      ? `Von ${name} sind nur noch ${amountText(remaining, product?.unit ?? 'piece')} da. Bitte geben Sie eine kleinere Menge an.`
      : `Von ${name} ist nichts mehr da. Bitte lassen Sie die Menge, wie sie ist.`;
  return { code: 'SOLD_OUT', message, field: 'amount' };
}
