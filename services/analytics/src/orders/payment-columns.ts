import { type PaymentMethod, paymentMethod } from '@theke/contracts/ordering/order';
import type { OrderFigure } from './order-figure.ts';

type Named<M extends string> = M extends `${infer First}-${infer Rest}` ? `${First}_${Named<Rest>}` : M;
type Column = `${Named<PaymentMethod>}_${'orders' | 'gross'}`;

/** Columns of a payment method in `order_day`: number of orders, and gross in 1/10,000. */
export const paymentColumnsOf = (method: PaymentMethod): { orders: Column; gross: Column } => {
  const name = method.replaceAll('-', '_') as Named<PaymentMethod>;
  return { orders: `${name}_orders`, gross: `${name}_gross` };
};

const columns = paymentMethod.options.map(paymentColumnsOf);

export const paymentCountColumns: readonly Column[] = columns.map(({ orders }) => orders);
export const paymentGrossColumns: readonly Column[] = columns.map(({ gross }) => gross);
export const paymentColumns: readonly Column[] = [...paymentCountColumns, ...paymentGrossColumns];

export type PaymentSums = Record<Column, number>;

/**
 * Delta of one order; empty if its payment method is unknown. An order that was paid by several methods counts once,
 * its money by each.
 */
export function paymentSumsOf(
  { paymentMethod: method, payments, gross }: Pick<OrderFigure, 'paymentMethod' | 'payments' | 'gross'>,
  sign: 1 | -1,
): PaymentSums {
  const sums = Object.fromEntries(paymentColumns.map((column) => [column, 0])) as PaymentSums;
  if (method === null) return sums;
  sums[paymentColumnsOf(method).orders] = sign;
  for (const part of payments ?? [{ method, gross }]) sums[paymentColumnsOf(part.method).gross] += sign * part.gross;
  return sums;
}
