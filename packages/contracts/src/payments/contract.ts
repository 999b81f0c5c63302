import {
  orderCanceled,
  orderChanged,
  orderFailed,
  orderRejected,
  paymentCheckRequested,
  paymentDue,
} from '../ordering/order-events.ts';
import { payableChanged } from '../ordering/payable.ts';
import { defineContract } from '../service-contract.ts';
import {
  decideTestCheckout,
  giveUpPayment,
  listMismatches,
  listPayments,
  readPayState,
  readTestCheckout,
  receiveWebhook,
  refundPayment,
  resolveMismatch,
  retryPayment,
} from './payment-endpoints.ts';
import { paymentEvents, payments } from './payment-events.ts';
import {
  checkPaypal,
  checkStripe,
  readPaymentOffer,
  readPaymentProviders,
  savePaypal,
  saveStripe,
} from './payment-provider-endpoints.ts';

export const paymentsContract = defineContract({
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
    resolveMismatch,
    refundPayment,
    readPaymentOffer,
    readPaymentProviders,
    saveStripe,
    savePaypal,
    checkStripe,
    checkPaypal,
  ],
  events: paymentEvents,
  snapshots: [payments.snapshot],
  subscribes: {
    copies: [paymentDue, orderChanged, orderFailed, orderCanceled, orderRejected, payableChanged],
    reactions: [paymentCheckRequested],
  },
});
