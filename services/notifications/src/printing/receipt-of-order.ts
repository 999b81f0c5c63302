import type { Transaction } from '@theke/kit/database/database';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { orderStore, wasPlaced } from '../orders/order-copies.ts';
import { type OrderLinks, statusUrl } from '../orders/status-url.ts';
import { buildKitchenChange } from '../receipts/kitchen-change.ts';
import { type KitchenContent, toKitchenContent } from '../receipts/kitchen-content.ts';
import { buildKitchenSlip } from '../receipts/kitchen-slip.ts';
import { buildReceipt, type ReceiptShop } from '../receipts/receipt.ts';
import type { Receipt } from '../receipts/receipt-line.ts';
import { type Shop, shopStore } from '../shop/shop-store.ts';
import { templateShop } from '../templates/template-shop.ts';

/** The shop's data for its paper; unknown fields are empty. */
export const receiptShop = async (tx: Transaction, tenant: string, branchId: string): Promise<ReceiptShop> =>
  receiptShopOf(await shopStore.load(tx, tenant, branchId));

function receiptShopOf({ config, branch }: Shop): ReceiptShop {
  const { name = '', street = '', zipCode = '', city = '', phone = '' } = branch ?? {};
  return {
    shopName: config?.shopName ?? name,
    branch: { name, street, zipCode, city, phone, timeZone: zoneOf(branch ?? {}) },
  };
}

/** `content`: content of the kitchen slip; null for a receipt. */
export type OrderReceipt = { receipt: Receipt; uid: string; branch: string; content: KitchenContent | null };

type How = {
  printedAt: Date;
  mark: string | undefined;
  isForKitchen?: boolean;
  /** Omits contact data and the guest's note, because anyone with the order's link can read it. */
  isForGuest?: boolean;
  /** Content of the previous kitchen slip; if set, only the changes are printed. */
  before?: KitchenContent | null;
};

/**
 * Receipt or kitchen slip of an order in its current state. @returns undefined if the branch never saw the order, or
 * its guest was erased
 */
export async function receiptOfOrder(
  links: OrderLinks,
  tx: Transaction,
  { tenant, order: id }: { tenant: string; order: string },
  { isForKitchen = false, isForGuest = false, before = null, ...how }: How,
): Promise<OrderReceipt | undefined> {
  const order = await orderStore.find(tx, id);
  if (!order || order.isErased || !wasPlaced(order)) return undefined;
  const branch = order.branch.id;
  const stored = await shopStore.load(tx, tenant, branch);
  const printed = { ...order, appointment: order.appointment ?? order.appointmentDate };
  const shop = receiptShopOf(stored);
  const { origin } = templateShop(stored, links.publicAddress);
  const named = { uid: order.uid, branch };
  if (isForGuest) {
    const shown = { ...printed, contact: {}, comment: '' };
    return { ...named, receipt: buildReceipt(shown, shop, { ...how, link: null }), content: null };
  }
  if (!isForKitchen) {
    const link = statusUrl(links, { origin, tenant, uid: order.uid });
    return { ...named, receipt: buildReceipt(printed, shop, { ...how, link }), content: null };
  }
  const content = toKitchenContent(order);
  const receipt = before
    ? buildKitchenChange(printed, shop, { before, after: content }, how)
    : buildKitchenSlip(printed, shop, { ...how, isCanceled: content.isCanceled });
  return { ...named, receipt, content };
}
