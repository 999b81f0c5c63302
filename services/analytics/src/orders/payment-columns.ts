import { type PaymentMethod, paymentMethod } from '@theke/contracts/ordering/order';

type Named<M extends string> = M extends `${infer First}-${infer Rest}` ? `${First}_${Named<Rest>}` : M;
type Column = `${Named<PaymentMethod>}_${'orders' | 'gross'}`;

/** The two columns of `order_day` that a payment method has: how many orders, and their gross in 1/10,000. */
export const paymentColumnsOf = (method: PaymentMethod): { orders: Column; gross: Column } => {
  const name = method.replaceAll('-', '_') as Named<PaymentMethod>;
  return { orders: `${name}_orders`, gross: `${name}_gross` };
};

const columns = paymentMethod.options.map(paymentColumnsOf);

export const paymentCountColumns: readonly Column[] = columns.map(({ orders }) => orders);
export const paymentGrossColumns: readonly Column[] = columns.map(({ gross }) => gross);
export const paymentColumns: readonly Column[] = [...paymentCountColumns, ...paymentGrossColumns];

export type PaymentSums = Record<Column, number>;

/** What one order adds to them; nothing where nobody has told how it is paid. */
export const paymentSumsOf = (method: PaymentMethod | null, orders: number, gross: number): PaymentSums => {
  const none = Object.fromEntries(paymentColumns.map((column) => [column, 0])) as PaymentSums;
  if (method === null) return none;
  const own = paymentColumnsOf(method);
  return { ...none, [own.orders]: orders, [own.gross]: gross };
};
