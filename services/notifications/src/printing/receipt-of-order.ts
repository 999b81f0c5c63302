import type { Transaction } from '@theke/kit/database/database';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { orderStore, wasPlaced } from '../orders/order-copies.ts';
import { kitchenSlipOf } from '../receipts/kitchen-slip.ts';
import { type Receipt, type ReceiptShop, receiptOf } from '../receipts/receipt.ts';
import { shopStore } from '../shop/shop-store.ts';

/** The shop as its paper names it; what was not heard of stays empty. */
export async function receiptShop(tx: Transaction, tenant: string, branchId: string): Promise<ReceiptShop> {
  const { config, branch } = await shopStore.load(tx, tenant, branchId);
  const { name = '', street = '', zipCode = '', city = '', phone = '' } = branch ?? {};
  return {
    shopName: config?.shopName ?? name,
    branch: { name, street, zipCode, city, phone, timeZone: zoneOf(branch ?? {}) },
  };
}

export type OrderReceipt = { receipt: Receipt; uid: string; branch: string };

/** An order's receipt, or what its kitchen reads, as the order is now. Undefined where the branch was never shown it, and where its guest was erased. */
export async function receiptOfOrder(
  tx: Transaction,
  { tenant, order: id }: { tenant: string; order: string },
  { isForKitchen = false, ...how }: { printedAt: Date; mark: string | undefined; isForKitchen?: boolean },
): Promise<OrderReceipt | undefined> {
  const order = await orderStore.find(tx, id);
  if (!order || order.isErased || !wasPlaced(order)) return undefined;
  const branch = order.branch.id;
  const receipt = (isForKitchen ? kitchenSlipOf : receiptOf)(
    { ...order, appointment: order.appointment ?? order.appointmentDate },
    await receiptShop(tx, tenant, branch),
    how,
  );
  return { receipt, uid: order.uid, branch };
}
