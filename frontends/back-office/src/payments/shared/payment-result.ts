import type { Payment } from '@theke/contracts/payments/payment';
import { paymentMessages } from './payment-messages.de.ts';

const texts = paymentMessages;

/** Result or current state of a payment attempt. */
export function paymentResult({ state, failureReason, isSurplus }: Payment): string {
  if (isSurplus) return texts.surplus;
  return state === 'failed' && failureReason ? texts.failures[failureReason] : texts.states[state];
}
