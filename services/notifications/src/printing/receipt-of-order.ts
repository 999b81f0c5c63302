import type { PaymentMethod } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';
import { zoneOf } from '@theke/rules/hours/opening-status';
import type { OrderType } from '@theke/rules/orders/order-types';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { placedOrder } from '../orders/told-order.ts';
import { toldOrderStore } from '../orders/told-order-store.ts';
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

/** An order's receipt as the order is now. Undefined where nothing is known of it, and where its guest was erased. */
export async function receiptOfOrder(
  tx: Transaction,
  { tenant, order: id }: { tenant: string; order: string },
  how: { printedAt: Date; mark: string | undefined },
): Promise<OrderReceipt | undefined> {
  const told = await toldOrderStore.find(tx, id);
  const order = told && placedOrder(told);
  if (!order || order.isErased) return undefined;
  const paymentMethod = order.paymentMethod as PaymentMethod;
  const receipt = receiptOf(
    {
      ...order,
      deliveryType: order.deliveryType as OrderType,
      paymentMethod,
      appointment: order.appointment ?? order.appointmentDate,
      // What is paid online is not placed before it is paid.
      isPaid: isOnlinePayment(paymentMethod),
      isRefunded: false,
    },
    await receiptShop(tx, tenant, order.branch),
    how,
  );
  return { receipt, uid: order.uid, branch: order.branch };
}
