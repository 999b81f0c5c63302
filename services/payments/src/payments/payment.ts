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
 * live      the guest may still pay it; an order has one live attempt at most
 * captured  the money is there; the first one settles the order, any later one is surplus and goes back
 * status    what the provider says about it when asked; nothing else moves a payment
 * refund    money that goes back: decided first, carried out then
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
  /** Absolute; where the guest comes back to. */
  returnUrl: string;
  /** When the provider was asked last. */
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
/** Next state, facts and what a person has to look at, together, so that none can be forgotten. */
export type Decision = { next: Payment; facts: Fact[]; alarm?: Alarm };

export const isLive = ({ state }: Payment): boolean => state === 'starting' || state === 'open';
export const isSettling = ({ state, isSurplus }: Payment): boolean => state === 'captured' && !isSurplus;

/** What was given back or is about to be; what the provider refused to give back is not. */
export const refundedOf = ({ refunds }: Payment): Money =>
  sumOf(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount));

export const leftOf = (payment: Payment): Money => subtract(payment.captured, refundedOf(payment));
