import type {
  PublicTableBill,
  Settlement,
  TableBill,
  TableBillDetail,
  TablePaymentLink,
  TableReservation,
} from '@theke/contracts/ordering/table-bill';
import type { OnlineMethod } from '@theke/contracts/payments/payment';
import { fromMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { isFinished } from '@theke/rules/orders/order-states';
import {
  type BilledOrder,
  isShared,
  linesOf,
  openItems,
  openOf,
  paidAmount,
  pricesOfPieces,
} from '@theke/rules/tables/bill-lines';
import { nextCourse } from '@theke/rules/tables/courses';
import { openOfBill } from '@theke/rules/tables/settle-bill';
import type { Order } from '../orders/order.ts';
import { toStaff } from '../orders/order-view.ts';
import { type Bill, isBilled, toBilled } from './bill.ts';
import { type TablePayment, withReservations } from './table-payment.ts';

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

const toReservation = ({ id, method, gross, tip, expiresAt, parts }: TablePayment): TableReservation => ({
  ...{ id, method, gross: fromMoney(gross), tip: fromMoney(tip), expiresAt: expiresAt.toISOString() },
  parts: parts.map(({ rates, items, ...part }) => ({
    ...part,
    rates: { ...rates },
    ...(items && { items: [...items] }),
  })),
});

/** A bill with its orders, for staff. @param reserved parts that guests are paying online */
export function toBillDetail(
  bill: Bill,
  orders: readonly Order[],
  reserved: readonly TablePayment[],
  currency: string,
): TableBillDetail {
  const rounds = orders.filter(isBilled);
  const open = withReservations(orders, reserved).map((order) => ({ order: order.id, items: openItems(order) }));
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
    reserved: reserved.map(toReservation),
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

/** What guests can pay themselves. */
export type SelfPayment = { reserved: readonly TablePayment[]; methods: OnlineMethod[] };

/** The bill for guests. @param own the order of the link */
export function toPublicBill(
  bill: Bill,
  orders: readonly Order[],
  own: Order,
  { reserved, methods }: SelfPayment,
): PublicTableBill {
  const rounds = withReservations(orders, reserved);
  return {
    branch: { id: bill.branch },
    ...{ number: bill.number, tableIdentifier: bill.tableIdentifier, state: bill.state, wish: bill.wish },
    ...sumsOf(orders, own.totals.currency),
    payable: fromMoney(openOfBill(rounds)),
    isShared: rounds.some(isShared),
    onlineMethods: methods,
    reserved: reserved.map(({ id, gross, expiresAt }) => ({
      ...{ id, gross: fromMoney(gross), expiresAt: expiresAt.toISOString() },
    })),
    rounds: orders.filter(isBilled).map((order, at) => {
      const open = openOf(toBilled(order));
      // The same order at the same place, with the reserved parts.
      const choices = choicesOf(rounds[at]);
      return {
        id: order.id,
        ticketNumber: order.ticketNumber,
        isOwn: order.id === own.id,
        status: order.status,
        placedAt: order.placedAt.toISOString(),
        total: order.totals.total.gross,
        open: fromMoney(open),
        items: order.items.flatMap(({ name, amount, unit, gross }, index) =>
          amount > 0
            ? {
                ...{ index, name, amount, unit, gross },
                isPaid: open === 0 || paidAmount(order, index) >= amount,
                ...(choices.get(index) ?? { pieces: [], step: 1 }),
              }
            : [],
        ),
      };
    }),
  };
}

/** Items with more open pieces are paid as a whole. */
const maxPieces = 30;

type PieceChoice = { pieces: number[]; step: number };

/** The pieces that a guest can choose of the open items of a round, by the item's index. */
function choicesOf(round: BilledOrder | undefined): Map<number, PieceChoice> {
  if (!round) return new Map();
  const lines = linesOf(round);
  return new Map(
    (openItems(round) ?? []).map(({ index, amount, gross }): [number, PieceChoice] => {
      const line = lines[index];
      const prices = line && pricesOfPieces(round, line);
      const isByPiece = prices && prices.length <= maxPieces;
      return [
        index,
        isByPiece ? { pieces: prices.map(fromMoney), step: 1 } : { pieces: [fromMoney(gross)], step: amount },
      ];
    }),
  );
}

/** The link of a part's payment page. */
export const toPaymentLink = (
  { id, uid, gross, tip, currency, expiresAt }: TablePayment,
  hash: string,
): TablePaymentLink => ({
  ...{ id, uid, hash, currency },
  amount: fromMoney(sumOf([gross, tip])),
  expiresAt: expiresAt.toISOString(),
});
