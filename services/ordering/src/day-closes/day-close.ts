import type { DayClose, DayCloseDetail } from '@theke/contracts/ordering/day-close';
import type { ClosableOrder, OrderTakings } from '@theke/rules/closing/order-takings';
import type { PaymentMethod } from '@theke/rules/payments/payment-methods';

/**
 * Glossary.
 * close      a numbered, immutable sum of what changed in a branch since its previous close
 * takings    what an order contributes to the closes, in one state (`@theke/rules/closing/order-takings`)
 * counted    takings of an order that previous closes counted in total
 * not closed an order whose version differs from the one that the last close read
 */
export type Counted = {
  takings: OrderTakings;
  /** Number of refunds in the order's history that were listed. */
  refunds: number;
};

/** An order that changed since the last close. */
export type ChangedOrder = {
  id: string;
  uid: string;
  version: number;
  order: ClosableOrder;
  /** Refunds in its history, oldest first. Legacy refunds are missing. */
  refunds: readonly { at: string; amount: number; method?: PaymentMethod | undefined }[];
  /** Time of its last move. */
  movedAt: string;
  /** Undefined: no close counted it. */
  counted: Counted | undefined;
};

/** A listed refund; `index` is its position among the refunds of the order's history, null for a legacy refund. */
export type ClosedRefund = Omit<DayCloseDetail['refunds'][number], 'reason'> & { index: number | null };
export type ClosedCancellation = Omit<DayCloseDetail['cancellations'][number], 'reason'>;

export type StoredClose = { close: DayClose; refunds: ClosedRefund[]; cancellations: ClosedCancellation[] };
