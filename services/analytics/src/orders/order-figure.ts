import type { PaymentMethod } from '@theke/contracts/ordering/order';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { sumOfDiscounts } from '@theke/rules/discounts/compute-discounts';
import { money, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import { determineOutcome, type Outcome } from '@theke/rules/orders/outcome';
import { wasInTime } from '@theke/rules/orders/promise';
import { soldItems } from '@theke/rules/orders/sold-items';
import { splitsOfItems } from '@theke/rules/price/changed-items';
import { latestMethod } from '@theke/rules/tables/latest-method';
import { dateOf, type LocalDate, localTime, minuteOf } from '@theke/rules/time/local-time';

/** Sales of a product in one unit; gross in 1/10,000. */
export type ItemFigure = { product: string; name: string; unit: string; amount: number; gross: number };

/** Sales of one VAT rate (in percent); gross and net in 1/10,000. */
export type TaxFigure = { rate: number; gross: number; net: number };

/** Gross and kept tip of an order by one payment method; in 1/10,000. */
export type PaymentFigure = { method: PaymentMethod; gross: number; tip: number };

/** Data of an order for statistics. Amounts in 1/10,000; day and hour in the branch's time zone. */
export type OrderFigure = {
  branch: string;
  placedAt: string;
  day: LocalDate;
  hour: number;
  outcome: Outcome;
  deliveryType: string;
  /** Null if unknown: orders counted by earlier versions. */
  paymentMethod: PaymentMethod | null;
  /** By method, for an order that was paid at its table in parts; null or absent for all others. */
  payments?: readonly PaymentFigure[] | null;
  /** Origin of the order; `unknown` if not stated. */
  origin: string;
  /** Path of the QR code that led to it; otherwise empty. */
  qr: string;
  gross: number;
  net: number;
  /** Refunded part of gross, without refunds for removed items, which are no longer in gross. */
  refunded: number;
  /** Discounts, gross; already deducted from gross. */
  discounts: number;
  /** Tip less its refunded part: no revenue (TIP-10). */
  tip: number;
  /** Null if unknown. */
  punctual: boolean | null;
  /** Overall rating, 1 to 5; null without one. */
  stars: number | null;
  items: readonly ItemFigure[];
  /** By rate, ascending; null for orders counted by earlier versions. */
  taxes: readonly TaxFigure[] | null;
};

/** Local day and hour of an instant. */
export function toLocalHour(zone: string, instant: string): { day: LocalDate; hour: number } {
  const local = localTime(zone, Date.parse(instant));
  return { day: dateOf(local), hour: Math.floor(minuteOf(local) / 60) };
}

/** The parts that were paid at the table. What is not paid yet counts as paid by the latest method. */
function paymentsOf({
  payments,
  paymentMethod,
  totals,
  tip = 0,
  refundedOfTip = 0,
}: OrderState): PaymentFigure[] | null {
  if (!payments) return null;
  const paid = sumOf(payments.map(({ gross }) => toMoney(gross)));
  let back = toMoney(refundedOfTip);
  const latest = latestMethod({ paymentMethod, payments });
  const methods = [...new Set([latest, ...payments.map(({ method }) => method)])];
  const openTip = subtract(toMoney(tip), sumOf(payments.map((payment) => toMoney(payment.tip ?? 0))));
  return methods.map((method) => {
    const own = payments.filter((payment) => payment.method === method);
    const isFirst = method === latest;
    const open = isFirst ? subtract(toMoney(totals.total.gross), paid) : 0;
    const tips = sumOf(own.map((payment) => toMoney(payment.tip ?? 0))) + (isFirst ? openTip : 0);
    const returned = Math.min(back, tips);
    back = money(back - returned);
    return { method, gross: sumOf(own.map(({ gross }) => toMoney(gross))) + open, tip: tips - returned };
  });
}

export function toFigure(order: OrderState, zone: string): OrderFigure {
  const { branch, placedAt, deliveryType, origin, totals, questionnaireRating, items } = order;
  const { refunded, refundedOfTotal, tip = 0, refundedOfTip = 0 } = order;
  return {
    branch: branch.id,
    placedAt,
    ...toLocalHour(zone, placedAt),
    outcome: determineOutcome(order),
    deliveryType,
    paymentMethod: latestMethod(order),
    payments: paymentsOf(order),
    origin: origin?.kind ?? 'unknown',
    qr: origin?.qr ?? '',
    gross: toMoney(totals.total.gross),
    net: toMoney(totals.total.net),
    refunded: toMoney(refundedOfTotal ?? refunded),
    discounts: sumOfDiscounts(totals.discounts),
    tip: subtract(toMoney(tip), toMoney(refundedOfTip)),
    punctual: wasInTime(order) ?? null,
    stars: questionnaireRating,
    items: soldItems(items).map(({ product, name, unit, amount, gross }) => ({
      product,
      name,
      unit,
      amount,
      gross: toMoney(gross),
    })),
    taxes: splitsOfItems(items, totals).map(({ rate, gross, net }) => ({ rate, gross, net })),
  };
}
