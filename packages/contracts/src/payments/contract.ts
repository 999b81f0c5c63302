import type { ServiceContract } from '../service-contract.ts';
import {
  decideTestCheckout,
  giveUpPayment,
  listMismatches,
  listPayments,
  readPayState,
  readTestCheckout,
  receiveWebhook,
  refundPayment,
  retryPayment,
} from './payment-endpoints.ts';
import { paymentEvents } from './payment-events.ts';

export const paymentsContract = {
  service: 'payments',
  endpoints: [
    readPayState,
    retryPayment,
    giveUpPayment,
    receiveWebhook,
    readTestCheckout,
    decideTestCheckout,
    listPayments,
    listMismatches,
    refundPayment,
  ],
  events: paymentEvents,
} satisfies ServiceContract;
