import type { PaymentStatistic } from '@theke/contracts/analytics/order-statistics';
import { paymentMethodLabels } from '@theke/contracts/ordering/order';
import { statisticsMessages } from './statistics-messages.de.ts';

/** Name of a payment method in statistics. */
export const paymentName = (method: PaymentStatistic['paymentMethod']): string =>
  method === 'unknown' ? statisticsMessages.ledger.unknownPayment : paymentMethodLabels[method];
