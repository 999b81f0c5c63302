import { branches } from '../catalog/branch.ts';
import { categories } from '../catalog/category.ts';
import { menus } from '../catalog/menu.ts';
import { products } from '../catalog/product.ts';
import { tables } from '../catalog/table.ts';
import { configChanged } from '../identity/config.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { users } from '../identity/user.ts';
import { uploadStored } from '../media/upload.ts';
import { orderUnseen } from '../notifications/escalation.ts';
import {
  payableAbandoned,
  payablePaid,
  payableRefunded,
  paymentAbandoned,
  paymentFailed,
  paymentRefunded,
  paymentSucceeded,
  payments,
} from '../payments/payment-events.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { accountCodeRequested, accountEndpoints, rewardGiven } from './account.ts';
import { addressImports, addressListEndpoints } from './address-list.ts';
import { bookingAccountsChanged, bookingEndpoints } from './booking-accounts.ts';
import { capacityEndpoints, capacityEvents } from './capacity.ts';
import { customerChanged, customerEndpoints, customerErased } from './customer.ts';
import { customerImports } from './customer-import.ts';
import { dayClosed, dayCloseEndpoints } from './day-close.ts';
import { discountEndpoints, discounts } from './discount.ts';
import { donatees } from './donatee.ts';
import { assignDriver, driverAssigned, driverEndpoints, driverEvents, stopChanged } from './driver-endpoints.ts';
import { fiscalReceiptEndpoints, receiptSigned, receiptToSign } from './fiscal-receipt.ts';
import { giftCardEndpoints, giftCardReversed, giftCardSold } from './gift-card.ts';
import { giftCardPurchaseEndpoints } from './gift-card-purchase.ts';
import { readGiftCardSums } from './gift-card-statistic.ts';
import { cartAbandoned, keptCartEndpoints } from './kept-cart.ts';
import { newsletterEndpoints, newsletterRequested } from './newsletter.ts';
import { openOrdersChanged } from './open-orders.ts';
import {
  acceptCounterAppointment,
  acceptOffer,
  addOrderItem,
  answerQuestionnaire,
  archiveOrder,
  cancelOrder,
  completeOrder,
  confirmOrder,
  createOrder,
  declineCounterAppointment,
  declineOffer,
  deliverOrder,
  handOutOrder,
  listBackofficeOrders,
  listCurrentOrders,
  listFrontdeskOrders,
  listMissedOrders,
  listOrders,
  markPrepared,
  printOrder,
  readOrder,
  readOrderGuest,
  readPublicOrder,
  recordRefund,
  recordTip,
  rejectOrder,
  resendNewOrderEmail,
  resendNewOrderSms,
  sendOffer,
  streamOrders,
  streamPublicOrder,
  tipOrder,
  updateOrder,
  updateOrderItem,
  updatePaymentStatus,
} from './order-endpoints.ts';
import {
  dishPrepared,
  newOrderMessageRequested,
  orderEvents,
  orders,
  paymentCheckRequested,
  receiptRequested,
  refundRecorded,
} from './order-events.ts';
import { payableChanged } from './payable.ts';
import { promiseEndpoints, promiseEvents } from './promise.ts';
import { reservationChanged, reservationEndpoints } from './reservation.ts';
import { readReservations } from './reservation-statistic.ts';
import { soldOutChanged } from './sold-out.ts';
import { stampEndpoints } from './stamps.ts';
import { tableBillChanged, tableBillEndpoints } from './table-bill-endpoints.ts';

export const orderingContract = defineContract({
  service: 'ordering',
  resources: { discounts, donatees },
  // Fixed paths must precede `/orders/:id`.
  endpoints: [
    createOrder,
    listOrders,
    listCurrentOrders,
    listMissedOrders,
    listFrontdeskOrders,
    listBackofficeOrders,
    ...driverEndpoints,
    ...tableBillEndpoints,
    streamOrders,
    readPublicOrder,
    streamPublicOrder,
    acceptCounterAppointment,
    acceptOffer,
    declineOffer,
    sendOffer,
    declineCounterAppointment,
    answerQuestionnaire,
    tipOrder,
    readOrder,
    readOrderGuest,
    updateOrder,
    updateOrderItem,
    markPrepared,
    assignDriver,
    addOrderItem,
    recordRefund,
    recordTip,
    archiveOrder,
    confirmOrder,
    rejectOrder,
    cancelOrder,
    handOutOrder,
    deliverOrder,
    completeOrder,
    updatePaymentStatus,
    resendNewOrderEmail,
    resendNewOrderSms,
    printOrder,
    ...capacityEndpoints,
    ...promiseEndpoints,
    ...customerImports.endpoints,
    ...addressImports.endpoints,
    ...addressListEndpoints,
    ...customerEndpoints,
    ...keptCartEndpoints,
    ...bookingEndpoints,
    ...dayCloseEndpoints,
    ...discountEndpoints,
    ...fiscalReceiptEndpoints,
    ...giftCardPurchaseEndpoints,
    ...giftCardEndpoints,
    ...accountEndpoints,
    ...stampEndpoints,
    ...newsletterEndpoints,
    ...reservationEndpoints,
    readReservations,
    readGiftCardSums,
  ],
  pathPrefixes: [readReservations.path, readGiftCardSums.path],
  events: [
    ...orderEvents,
    paymentCheckRequested,
    newOrderMessageRequested,
    receiptRequested,
    refundRecorded,
    dishPrepared,
    ...driverEvents,
    tableBillChanged,
    payableChanged,
    ...capacityEvents,
    ...promiseEvents,
    customerChanged,
    customerErased,
    customerImports.imported,
    addressImports.imported,
    cartAbandoned,
    dayClosed,
    bookingAccountsChanged,
    receiptToSign,
    receiptSigned,
    reservationChanged,
    openOrdersChanged,
    soldOutChanged,
    giftCardReversed,
    giftCardSold,
    accountCodeRequested,
    rewardGiven,
    newsletterRequested,
  ],
  snapshots: [orders.snapshot, openOrdersChanged, soldOutChanged, payableChanged],
  subscribes: {
    // Products, order settings, drivers and payments.
    copies: [
      ...[branches, menus, categories, products, tables, users].flatMap(changesOf),
      configChanged,
      tenantChanged,
      ...payments.events,
    ],
    reactions: [
      ...[uploadStored, orderUnseen],
      ...[paymentSucceeded, paymentFailed, paymentAbandoned, paymentRefunded],
      ...[payablePaid, payableAbandoned, payableRefunded],
    ],
    // Order boards, guests' pages and the page of reservations.
    broadcasts: [...orderEvents, dishPrepared, driverAssigned, stopChanged, tableBillChanged, reservationChanged],
  },
});
