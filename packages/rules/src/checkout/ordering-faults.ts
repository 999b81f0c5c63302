import { type DeliveryArea, missingToMinimum } from '../delivery/delivery-area.ts';
import { minimumTexts } from '../delivery/delivery-texts.ts';
import { type BranchHours, closedNotice, isOpenFor, zoneOf } from '../hours/opening-status.ts';
import type { Money } from '../money/money.ts';
import type { OrderType } from '../orders/order-types.ts';
import { type OfferedTypes, offersType } from '../orders/order-types.ts';
import { clockText, dateText, localTime } from '../time/local-time.ts';
import { orderingTexts } from './ordering-faults.de.ts';

/** Order placed while open, order placed while closed, or request for an offer (CHECKOUT-20). */
export type OrderKind = 'order' | 'preorder' | 'quotation';

export type OrderingBranch = BranchHours &
  OfferedTypes & {
    /** ISO 8601; orders are accepted from this time. */
    readonly orderableFrom?: string | null | undefined;
    readonly isQuotationRequired?: boolean | null | undefined;
  };

/**
 * A cart at a branch. `goodsGross` excludes the delivery fee; undefined if prices are hidden from guests. `currency` is
 * an ISO 4217 code.
 */
export type OrderingQuery = {
  readonly branch: OrderingBranch;
  readonly orderType: OrderType;
  /** The chosen area, for deliveries. */
  readonly deliveryArea?: DeliveryArea | undefined;
  readonly goodsGross: Money | undefined;
  readonly currency: string;
  readonly now: Date;
};

export type OrderingFault = {
  readonly code:
    | 'DELIVERY_TYPE_NOT_OFFERED'
    | 'NOT_ORDERABLE_YET'
    | 'BRANCH_CLOSED'
    | 'DELIVERY_AREA_REQUIRED'
    | 'MINIMUM_NOT_REACHED';
  /** Sentence with an instruction. */
  readonly message: string;
  /** The form field with the order type or the delivery area. */
  readonly field: 'deliveryType' | 'deliveryArea';
};

/** "Bestellungen nehmen wir ab 01.12.2026, 11:00 Uhr entgegen.", undefined once the branch takes orders. */
export function notYetText(branch: OrderingBranch, now: Date): string | undefined {
  const from = branch.orderableFrom ? Date.parse(branch.orderableFrom) : 0;
  if (from <= now.getTime()) return undefined;
  const local = localTime(zoneOf(branch), from);
  return orderingTexts.notYet(dateText(local), clockText(local));
}

function branchFault({ branch, orderType, now }: OrderingQuery): OrderingFault | undefined {
  const field = 'deliveryType';
  if (!offersType(branch, orderType))
    return { code: 'DELIVERY_TYPE_NOT_OFFERED', message: orderingTexts.typeNotOffered, field };
  const notYet = notYetText(branch, now);
  if (notYet) return { code: 'NOT_ORDERABLE_YET', message: notYet, field };
  if (branch.isPreorderEnabled || isOpenFor(branch, orderType, now)) return undefined;
  return { code: 'BRANCH_CLOSED', message: closedNotice(branch, orderType, now).join(' '), field };
}

function deliveryFault({ orderType, deliveryArea, goodsGross, currency }: OrderingQuery): OrderingFault | undefined {
  if (orderType !== 'delivery') return undefined;
  const field = 'deliveryArea';
  if (!deliveryArea) return { code: 'DELIVERY_AREA_REQUIRED', message: orderingTexts.areaRequired, field };
  const texts = minimumTexts(deliveryArea, goodsGross, currency);
  return texts && { code: 'MINIMUM_NOT_REACHED', message: texts.long, field };
}

/**
 * Reasons why this cart cannot be ordered at this branch now; empty if it can. The branch does not offer the order
 * type, it is closed without pre-orders, or a delivery has no area or misses its minimum (CHECKOUT-19).
 */
export const orderingFaults = (query: OrderingQuery): OrderingFault[] =>
  [branchFault(query), deliveryFault(query)].filter((fault) => fault !== undefined);

/** The kind of a valid order; at a quotation branch always a quotation (CHECKOUT-20). */
export function orderKindAt(branch: OrderingBranch, orderType: OrderType, now: Date): OrderKind {
  if (branch.isQuotationRequired) return 'quotation';
  return isOpenFor(branch, orderType, now) ? 'order' : 'preorder';
}

/**
 * The submit button's label (CHECKOUT-20); undefined if no button is shown.
 * @param tellsObligation whether the label states the obligation to pay (CHECKOUT-30); never for free orders and
 * quotations
 */
export function submitText(query: OrderingQuery, tellsObligation = false): string | undefined {
  if (orderingFaults(query).length > 0) return undefined;
  const kind = orderKindAt(query.branch, query.orderType, query.now);
  return tellsObligation && kind !== 'quotation' && query.goodsGross !== 0
    ? orderingTexts.obligation
    : orderingTexts.submit[kind];
}

/** Whether "Jetzt bestellen" is enabled (MENU-09): the cart is not empty, and a delivery reaches its area's minimum. */
export const mayCheckOut = (
  items: readonly unknown[],
  { orderType, deliveryArea, goodsGross }: Pick<OrderingQuery, 'orderType' | 'deliveryArea' | 'goodsGross'>,
): boolean =>
  items.length > 0 &&
  (orderType !== 'delivery' || (deliveryArea !== undefined && missingToMinimum(deliveryArea, goodsGross) === 0));
