import type { PaymentMethod } from '@theke/contracts/ordering/order';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { toMoney } from '@theke/rules/money/money';
import { type Outcome, outcomeOf } from '@theke/rules/orders/outcome';
import { wasInTime } from '@theke/rules/orders/promise';
import { soldItems } from '@theke/rules/orders/sold-items';
import { splitsOfItems } from '@theke/rules/price/changed-items';
import { dateOf, type LocalDate, localTime, minuteOf } from '@theke/rules/time/local-time';

/** What was sold of one product in one unit, gross in 1/10,000. */
export type ItemFigure = { product: string; name: string; unit: string; amount: number; gross: number };

/** What was sold under one VAT rate (in percent), gross and net in 1/10,000. */
export type TaxFigure = { rate: number; gross: number; net: number };

/** All that statistics need of an order. Amounts in 1/10,000; day and hour by the branch's clock. */
export type OrderFigure = {
  branch: string;
  placedAt: string;
  day: LocalDate;
  hour: number;
  outcome: Outcome;
  deliveryType: string;
  /** Null where nobody has told yet: of orders that were counted before that was asked. */
  paymentMethod: PaymentMethod | null;
  /** Where it came from; `unknown` where nobody told. */
  origin: string;
  /** The path of the QR code that it came by; empty where it was none. */
  qr: string;
  gross: number;
  net: number;
  /** Of gross: what went back for struck-out items is not in it any more. */
  refunded: number;
  /** Null where that is not judged. */
  punctual: boolean | null;
  /** The overall rating, 1 to 5; null where none was given. */
  stars: number | null;
  items: readonly ItemFigure[];
  /** By rate, ascending; null of orders that were counted before that was asked. */
  taxes: readonly TaxFigure[] | null;
};

/** Day and hour of an instant by a clock. */
export function hourOf(zone: string, instant: string): { day: LocalDate; hour: number } {
  const local = localTime(zone, Date.parse(instant));
  return { day: dateOf(local), hour: Math.floor(minuteOf(local) / 60) };
}

export function figureOf(order: OrderState, zone: string): OrderFigure {
  const { branch, placedAt, deliveryType, paymentMethod, origin, totals, questionnaireRating, items } = order;
  const { refunded, refundedOfTotal } = order;
  return {
    branch: branch.id,
    placedAt,
    ...hourOf(zone, placedAt),
    outcome: outcomeOf(order),
    deliveryType,
    paymentMethod,
    origin: origin?.kind ?? 'unknown',
    qr: origin?.qr ?? '',
    gross: toMoney(totals.total.gross),
    net: toMoney(totals.total.net),
    refunded: toMoney(refundedOfTotal ?? refunded),
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
