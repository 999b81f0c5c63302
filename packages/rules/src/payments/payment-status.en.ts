import type { SameTexts } from '../texts/same-texts.ts';
import type { paymentTexts as german } from './payment-status.de.ts';

export const paymentTexts: SameTexts<typeof german> = {
  refunded: 'Refunded',
  partly: (sum) => `${sum} refunded`,
  paid: 'Paid',
  awaited: 'Awaiting payment',
};
