import type { Fact } from '@theke/contracts/event';
import type {
  FailureReason,
  Mismatch,
  OnlineMethod,
  PaymentState,
  ProviderName,
  RefundReason,
  RefundState,
} from '@theke/contracts/payments/payment';
import { type Money, subtract, sumOf } from '@theke/rules/money/money';

/**
 * Glossary.
 * payment   one attempt of a guest to pay an order at a provider
 * live      it can still be paid; an order has at most one live attempt
 * captured  paid; the first one settles the order, later ones are surplus and are refunded
 * status    the provider's answer when asked; nothing else changes a payment
 * refund    money paid back: decided first, then executed
 */
export type Payment = {
  id: string;
  order: string;
  version: number;
  method: OnlineMethod;
  provider: ProviderName;
  state: PaymentState;
  failureReason: FailureReason | null;
  isSurplus: boolean;
  amount: Money;
  currency: string;
  captured: Money;
  reference: string | null;
  capture: string | null;
  redirectUrl: string | null;
  /** Absolute URL to which the guest returns. */
  returnUrl: string;
  /** Time of the last provider call. */
  checkedAt: Date | null;
  createdAt: Date;
  settledAt: Date | null;
  refunds: Refund[];
};

export type Refund = {
  id: string;
  payment: string;
  key: string | null;
  amount: Money;
  reason: RefundReason;
  note: string;
  by: string;
  state: RefundState;
  reference: string | null;
  createdAt: Date;
  doneAt: Date | null;
};

export type Alarm = Pick<Mismatch, 'what' | 'expected' | 'found'>;
/** Next state, events and alarm together, so that none is forgotten. */
export type Decision = { next: Payment; facts: Fact[]; alarm?: Alarm };

export const isLive = ({ state }: Payment): boolean => state === 'starting' || state === 'open';
export const isSettling = ({ state, isSurplus }: Payment): boolean => state === 'captured' && !isSurplus;

/** Sum of executed and pending refunds, without those that the provider refused. */
export const refundedOf = ({ refunds }: Payment): Money =>
  sumOf(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount));

export const leftOf = (payment: Payment): Money => subtract(payment.captured, refundedOf(payment));
