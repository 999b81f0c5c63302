import type { SameTexts } from '../texts/same-texts.ts';
import type { orderLabels as german } from './order-labels.de.ts';

export const orderLabels: SameTexts<typeof german> = {
  inDelivery: 'On its way',
  ready: 'Ready to collect',
  awaitingPayment: 'Awaiting payment',
  placed: 'New',
  offered: 'Offer sent',
  counterProposed: 'Time suggested',
  confirmed: 'Being prepared',
  delivered: 'Delivered',
  completed: 'Completed',
  rejected: 'Rejected',
  canceled: 'Cancelled',
  failed: 'Payment failed',
  awaitingConfirmation: 'Awaiting confirmation',
  awaitingAnswer: 'Awaiting your answer',
  wasCanceled: 'Your order was cancelled.',
};
