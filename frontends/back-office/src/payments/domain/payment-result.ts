import type { Payment } from '@theke/contracts/payments/payment';
import { paymentMessages } from './payment-messages.de.ts';

const texts = paymentMessages;

/** How an attempt to pay ended, or stands. */
export function paymentResult({ state, failureReason, isSurplus }: Payment): string {
  if (isSurplus) return texts.surplus;
  return state === 'failed' && failureReason ? texts.failures[failureReason] : texts.states[state];
}
