import type { PublicTableBill, Settlement, TableBill, TableBillDetail } from '@theke/contracts/ordering/table-bill';
import { fromMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { isFinished } from '@theke/rules/orders/order-states';
import { openItems, openOf, paidAmount } from '@theke/rules/tables/bill-lines';
import { nextCourse } from '@theke/rules/tables/courses';
import { openOfBill } from '@theke/rules/tables/settle-bill';
import type { Order } from '../orders/order.ts';
import { toStaff } from '../orders/order-view.ts';
import { type Bill, isBilled, toBilled } from './bill.ts';

const sumsOf = (orders: readonly Order[], currency: string) => {
  const rounds = orders.filter(isBilled);
  return {
    currency: rounds[0]?.totals.currency ?? currency,
    total: fromMoney(sumOf(rounds.map(({ totals }) => toMoney(totals.total.gross)))),
    open: fromMoney(openOfBill(rounds.map(toBilled))),
  };
};

/** A bill in the list of a branch. @param currency of a bill without orders */
export const toBillSummary = (bill: Bill, orders: readonly Order[], currency: string): TableBill => ({
  id: bill.id,
  branch: { id: bill.branch },
  table: { id: bill.table },
  tableIdentifier: bill.tableIdentifier,
  number: bill.number,
  state: bill.state,
  openedAt: bill.openedAt.toISOString(),
  openedBy: bill.openedBy,
  closedAt: bill.closedAt?.toISOString() ?? null,
  wish: bill.wish,
  wishedAt: bill.wishedAt?.toISOString() ?? null,
  rounds: orders.filter(isBilled).length,
  ...sumsOf(orders, currency),
  isCourseHeld: orders.some((order) => isBilled(order) && !isFinished(order.status) && nextCourse(order) !== undefined),
});

/** A bill with its orders, for staff. */
export function toBillDetail(bill: Bill, orders: readonly Order[], currency: string): TableBillDetail {
  const rounds = orders.filter(isBilled);
  const open = rounds.map((order) => ({ order: order.id, items: openItems(toBilled(order)) }));
  const isShared = open.some(({ items }) => items === null);
  const announced = rounds.filter(({ payments, paidAt }) => !payments && paidAt === null);
  return {
    ...toBillSummary(bill, orders, currency),
    orders: orders.map(toStaff),
    openItems: isShared
      ? []
      : open.flatMap(({ order, items }) =>
          (items ?? []).map(({ index, amount, gross }) => ({ order, index, amount, gross: fromMoney(gross) })),
        ),
    isShared,
    announcedTip: fromMoney(sumOf(announced.map(({ tip = 0 }) => toMoney(tip)))),
    settlements: settlementsOf(orders),
  };
}

/** Payments of the orders with the same id are one settlement. */
function settlementsOf(orders: readonly Order[]): Settlement[] {
  const payments = orders.flatMap((order) => order.payments ?? []);
  const byId = Map.groupBy(payments, ({ settlement }) => settlement);
  return [...byId]
    .flatMap(([id, [first, ...others]]) => {
      if (!first) return [];
      const all = [first, ...others];
      return {
        ...{ id, at: first.at, method: first.method },
        gross: fromMoney(sumOf(all.map(({ gross }) => toMoney(gross)))),
        tip: fromMoney(sumOf(all.map(({ tip = 0 }) => toMoney(tip)))),
      };
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** The bill for guests. @param own the order of the link */
export function toPublicBill(bill: Bill, orders: readonly Order[], own: Order): PublicTableBill {
  return {
    ...{ number: bill.number, tableIdentifier: bill.tableIdentifier, state: bill.state, wish: bill.wish },
    ...sumsOf(orders, own.totals.currency),
    rounds: orders.filter(isBilled).map((order) => ({
      ticketNumber: order.ticketNumber,
      isOwn: order.id === own.id,
      status: order.status,
      placedAt: order.placedAt.toISOString(),
      total: order.totals.total.gross,
      open: fromMoney(openOf(toBilled(order))),
      items: order.items.flatMap(({ name, amount, unit, gross }, index) =>
        amount > 0
          ? [{ name, amount, unit, gross, isPaid: openOf(toBilled(order)) === 0 || paidAmount(order, index) >= amount }]
          : [],
      ),
    })),
  };
}
