import type { Fact } from '@theke/contracts/event';
import { receiptToSign } from '@theke/contracts/ordering/fiscal-receipt';
import type { Transaction } from '@theke/kit/database/database';
import { computeTakings, type OrderTakings } from '@theke/rules/closing/order-takings';
import { receiptForChange } from '@theke/rules/fiscal/receipt-to-sign';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { fromMoney } from '@theke/rules/money/money';
import { splitToWire } from '@theke/rules/price/totals';
import { timesText } from '@theke/rules/units/amount-text';
import { offerStore } from '../offer/offer-store.ts';
import type { Order } from '../orders/order.ts';
import { fiscalStore, type ReceiptDoc } from './fiscal-store.ts';

const takingsOf = ({ history, paidAt, ...order }: Order): OrderTakings =>
  computeTakings({ ...order, isPaid: paidAt !== null, history: history.map(({ state }) => ({ status: state })) });

/**
 * Stores the receipt to sign for a change that moves money, if the branch has a fiscal register (FISCAL-01, FISCAL-03).
 * Runs in the transaction that stores the change, with the order locked.
 * @returns the event that asks for the signature
 */
export async function issueReceipt(
  tx: Transaction,
  before: Order,
  order: Order,
  issuedAt: Date,
): Promise<Fact | undefined> {
  const receipt = receiptForChange(takingsOf(before), takingsOf(order));
  if (!receipt) return undefined;
  const branch = await offerStore.findBranch(tx, order.branch);
  if (!branch?.fiscalRegister) return undefined;
  const register = branch.fiscalRegister;
  const doc: ReceiptDoc = {
    kind: receipt.kind,
    order: { id: order.id, uid: order.uid },
    timeZone: zoneOf(branch),
    paymentMethod: changedPayment(before, order)?.method ?? order.paymentMethod,
    currency: order.totals.currency,
    gross: fromMoney(receipt.gross),
    vat: receipt.vat.map(({ rate, ...split }) => ({ rate, ...splitToWire(split) })),
    items: receipt.isWhole ? soldItems(order) : paidItems(before, order),
  };
  const stored = { register, branch: order.branch, orderVersion: order.version, issuedAt, doc };
  const { id, number } = await fiscalStore.insert(tx, stored);
  return receiptToSign(id, 1, {
    ...doc,
    branch: { id: order.branch },
    register,
    number,
    issuedAt: issuedAt.toISOString(),
  });
}

/** Parts that are paid at the table by this change. */
const addedPayments = (before: Order, { payments }: Order) => (payments ?? []).slice(before.payments?.length ?? 0);

/** The part of an order at a table that this change pays or refunds. */
const changedPayment = (before: Order, order: Order) =>
  addedPayments(before, order).at(-1) ??
  order.payments?.find(({ refunded }, index) => refunded !== before.payments?.[index]?.refunded);

/** Items of a part that is paid at the table, with their discounts deducted; none of a share of the bill. */
function paidItems(before: Order, order: Order): ReceiptDoc['items'] {
  const { items } = order;
  return addedPayments(before, order).flatMap((payment) =>
    (payment.items ?? []).flatMap(({ index, amount, gross }) => {
      const item = items[index];
      return item ? [{ name: item.name, amount: timesText(amount, item.unit), gross }] : [];
    }),
  );
}

/**
 * Items without the guest's choices, which may be personal; deposits, the delivery fee and discounts have lines of
 * their own, discounts with a negative gross.
 */
function soldItems({ items, totals }: Order): ReceiptDoc['items'] {
  const sold = items.filter(({ amount }) => amount > 0);
  const more = [
    { name: 'Pfand', gross: totals.deposit?.gross ?? 0 },
    { name: 'Lieferung', gross: totals.delivery.gross },
    ...(totals.discounts ?? []).map(({ name, gross }) => ({ name, gross: -gross })),
  ];
  return [
    ...sold.map(({ name, amount, unit, gross }) => ({ name, amount: timesText(amount, unit), gross })),
    ...more.filter(({ gross }) => gross !== 0).map((line) => ({ ...line, amount: timesText(1, 'piece') })),
  ];
}
