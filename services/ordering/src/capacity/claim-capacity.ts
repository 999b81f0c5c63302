import type { Product } from '@theke/contracts/catalog/product';
import type { Fault } from '@theke/contracts/errors';
import type { SlotLimit } from '@theke/contracts/ordering/capacity';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';
import { Problem } from '@theke/kit/problem';
import { bundledByPart } from '@theke/rules/products/part-lines';
import { clockText, localTime } from '@theke/rules/time/local-time';
import { amountText } from '@theke/rules/units/amount-text';
import { capacityStore, type StockAmount } from './capacity-store.ts';
import type { CapacityClaim, Demand } from './demand.ts';

export type RequestedCapacity = {
  branch: string;
  /** `stock` lists only products that were limited when the offer was read. */
  demand: Demand;
  slot: { at: Date; limit: SlotLimit; zone: string; isChosen: boolean } | undefined;
};

/**
 * Reserves stock and slot in the order's own transaction, so that the last portion is sold once. A rollback of the
 * order also rolls back the reservation.
 * @throws Problem 409 SOLD_OUT or SLOT_FULL
 */
export async function claimCapacity(
  tx: Transaction,
  { branch, demand, slot }: RequestedCapacity,
  draft: Pick<OrderDraft, 'items'>,
  products: ReadonlyMap<string, Product>,
): Promise<CapacityClaim> {
  if (demand.stock.length > 0) {
    const short = await capacityStore.takeStock(tx, branch, demand.stock);
    if (short.length > 0) throw new Problem(409, soldOutFaults(short, draft, products));
  }
  if (slot && !(await capacityStore.takeSlot(tx, branch, slot.at, slot.limit, demand)))
    throw new Problem(409, [fullFault(slot)]);
  return { ...demand, slot: slot ? slot.at.toISOString() : null };
}

function soldOutFaults(
  short: readonly StockAmount[],
  draft: Pick<OrderDraft, 'items'>,
  products: ReadonlyMap<string, Product>,
): Fault[] {
  return short.map(({ product: id, remaining }) => {
    const product = products.get(id);
    const name = product ? `„${product.name}“` : 'Ein Teil Ihrer Auswahl';
    const place = placeOf(id, draft, products);
    const instead = place?.isStep ? 'wählen Sie etwas anderes' : 'entfernen Sie es aus dem Warenkorb';
    const message =
      remaining > 0 && product
        ? `Von ${name} sind nur noch ${amountText(remaining, product.unit)} da. Bitte bestellen Sie weniger davon.`
        : `${name} ist leider ausverkauft. Bitte ${instead}.`;
    return { code: 'SOLD_OUT', message, field: place?.field ?? 'items' };
  });
}

/** Field path of a product in an order: its own item, else the bundle step in which it was chosen. */
function placeOf(
  id: string,
  { items }: Pick<OrderDraft, 'items'>,
  products: ReadonlyMap<string, Product>,
): { field: string; isStep: boolean } | undefined {
  const index = items.findIndex((item) => item.product === id);
  if (index >= 0) return { field: `items.${index}.product`, isStep: false };
  for (const [at, { product, parts }] of items.entries()) {
    const bundle = products.get(product);
    const part = bundle ? bundledByPart(bundle, parts).findIndex((inside) => inside.includes(id)) : -1;
    if (part >= 0) return { field: `items.${at}.parts.${part}`, isStep: true };
  }
  return undefined;
}

function fullFault({ at, zone, isChosen }: NonNullable<RequestedCapacity['slot']>): Fault {
  const message = isChosen
    ? `Um ${clockText(localTime(zone, at.getTime()))} Uhr sind wir schon ausgebucht. Bitte wählen Sie einen anderen Termin.`
    : 'Im Moment sind wir ausgebucht. Bitte wählen Sie einen späteren Termin.';
  return { code: 'SLOT_FULL', message, field: 'appointmentDate' };
}
