import type { ItemFigure, OrderFigure, TaxFigure } from './order-figure.ts';
import { type PaymentSums, paymentColumns, paymentSumsOf } from './payment-columns.ts';

/** A row of `order_day`, or a delta of it. */
export type OrderCell = Pick<OrderFigure, 'day' | 'branch' | 'hour' | 'outcome' | 'deliveryType'> & {
  orders: number;
  gross: number;
  net: number;
  refunded: number;
  /** Number of orders with a refund. */
  refunds: number;
  discounts: number;
  /** Number of orders with a known punctuality, and of punctual ones (STAT-14). */
  judged: number;
  punctual: number;
  /** Number of ratings and sum of their stars. */
  rated: number;
  stars: number;
} & PaymentSums;

/** A row of `item_day`, or a delta of it. `amount` in 1/10,000 of the unit, so that sums are exact. */
export type ItemCell = Omit<ItemFigure, 'amount'> &
  Pick<OrderFigure, 'day' | 'branch'> & { orders: number; amount: number };

/** A row of `origin_day`, or a delta of it. */
export type OriginCell = Pick<OrderFigure, 'day' | 'branch' | 'origin' | 'qr'> & {
  orders: number;
  gross: number;
  net: number;
};

/** A row of `tax_day`, or a delta of it. */
export type TaxCell = TaxFigure & Pick<OrderFigure, 'day' | 'branch'> & { orders: number };

/** A row of `tip_day`, or a delta of it; `gross` is the sum of the tips. */
export type TipCell = Pick<OrderFigure, 'day' | 'branch'> & { paymentMethod: string; orders: number; gross: number };

export type FigureChanges = {
  orders: OrderCell[];
  items: ItemCell[];
  origins: OriginCell[];
  taxes: TaxCell[];
  tips: TipCell[];
};

/** Change of an order's figure from `before` to `now`. `version`: of the order, if an event caused it. */
export type FigureChange = { id: string; version?: number; now: OrderFigure; before: OrderFigure | undefined };

const keyOf = (...parts: readonly (string | number)[]): string => JSON.stringify(parts);

/**
 * Deltas of the sums for changed orders; none if both figures are equal. Sorted by key, so that concurrent changes do
 * not deadlock.
 */
export function figureChanges(changes: readonly FigureChange[]): FigureChanges {
  const orders = new Map<string, OrderCell>();
  const items = new Map<string, ItemCell>();
  const origins = new Map<string, OriginCell>();
  const taxes = new Map<string, TaxCell>();
  const tips = new Map<string, TipCell>();
  const add = (figure: OrderFigure, sign: 1 | -1): void => {
    const { day, branch, hour, outcome, deliveryType } = figure;
    addTo(orders, keyOf(day, branch, hour, outcome, deliveryType), {
      ...{ day, branch, hour, outcome, deliveryType },
      orders: sign,
      gross: sign * figure.gross,
      net: sign * figure.net,
      refunded: sign * figure.refunded,
      refunds: figure.refunded === 0 ? 0 : sign,
      discounts: sign * figure.discounts,
      judged: figure.punctual === null ? 0 : sign,
      punctual: figure.punctual ? sign : 0,
      rated: figure.stars === null ? 0 : sign,
      stars: sign * (figure.stars ?? 0),
      ...paymentSumsOf(figure, sign),
    });
    if (outcome !== 'counted') return;
    const { origin, qr } = figure;
    addTo(origins, keyOf(day, branch, origin, qr), {
      ...{ day, branch, origin, qr },
      orders: sign,
      gross: sign * figure.gross,
      net: sign * figure.net,
    });
    for (const { rate, gross, net } of figure.taxes ?? [])
      addTo(taxes, keyOf(day, branch, rate), {
        ...{ day, branch, rate },
        ...{ orders: sign, gross: sign * gross, net: sign * net },
      });
    for (const { method, tip } of tipsOf(figure))
      addTo(tips, keyOf(day, branch, method), {
        ...{ day, branch, paymentMethod: method },
        ...{ orders: sign, gross: sign * tip },
      });
    const seen = new Set<string>();
    for (const { product, unit, name, amount, gross } of figure.items) {
      const key = keyOf(day, branch, product, unit, name);
      addTo(items, key, {
        ...{ day, branch, product, unit, name },
        // An order with the same product twice counts once.
        orders: seen.has(key) ? 0 : sign,
        amount: sign * Math.round(amount * 10_000),
        gross: sign * gross,
      });
      seen.add(key);
    }
  };
  for (const { now, before } of changes) {
    if (before) add(before, -1);
    add(now, 1);
  }
  return {
    ...{ orders: changed(orders), items: changed(items), origins: changed(origins) },
    ...{ taxes: changed(taxes), tips: changed(tips) },
  };
}

/** Tips of an order by payment method, without zeros. */
const tipsOf = ({ paymentMethod, payments, tip }: OrderFigure): { method: string; tip: number }[] =>
  (payments ?? [{ method: paymentMethod ?? 'unknown', tip }]).filter((each) => each.tip !== 0);

function addTo<C extends { orders: number; gross: number }>(cells: Map<string, C>, key: string, cell: C): void {
  const existing = cells.get(key);
  cells.set(key, existing ? sum(existing, cell) : cell);
}

const sums: readonly string[] = [
  ...['orders', 'gross', 'net', 'refunded', 'refunds', 'discounts', 'judged', 'punctual', 'rated', 'stars', 'amount'],
  ...paymentColumns,
];

function sum<C extends object>(a: C, b: C): C {
  const added = sums.filter((field) => field in a).map((field) => [field, at(a, field) + at(b, field)]);
  return { ...a, ...Object.fromEntries(added) };
}

const at = (cell: object, field: string): number => (cell as Record<string, number>)[field] ?? 0;

const changed = <C extends object>(cells: Map<string, C>): C[] =>
  [...cells]
    .filter(([, cell]) => sums.some((field) => at(cell, field) !== 0))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, cell]) => cell);
