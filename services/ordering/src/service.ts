import type { Branch } from '@theke/contracts/catalog/branch';
import type { Table } from '@theke/contracts/catalog/table';
import { orderingContract } from '@theke/contracts/ordering/contract';
import { reservationChanged } from '@theke/contracts/ordering/reservation';
import { giftCardCode } from '@theke/kit/gift-card-code';
import { LiveChanges } from '@theke/kit/http/live-changes';
import { deleteExpiredImports } from '@theke/kit/imports/delete-expired-imports';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { accountRoutes } from './accounts/account-routes.ts';
import { deleteExpiredLogins } from './accounts/delete-expired.ts';
import { type FormerAccount, takeOverAccount } from './accounts/take-over-accounts.ts';
import { capacityRoutes } from './capacity/capacity-routes.ts';
import { endSoldOut } from './capacity/end-sold-out.ts';
import { soldOutSnapshots } from './capacity/publish-sold-out.ts';
import { customerRoutes } from './customers/customer-routes.ts';
import { customerImportRoutes } from './customers/imports/customer-import-routes.ts';
import { customerImportTables } from './customers/imports/customer-import-tables.ts';
import { bookingRoutes } from './day-closes/booking-routes.ts';
import { dayCloseRoutes } from './day-closes/day-close-routes.ts';
import { type FormerClose, takeOverCloses } from './day-closes/take-over-closes.ts';
import { checkDiscount } from './discounts/check-discount.ts';
import { discountRoutes } from './discounts/discount-routes.ts';
import { driverCopies } from './drivers/driver-copies.ts';
import { driverRoutes } from './drivers/driver-routes.ts';
import { fiscalRoutes } from './fiscal/fiscal-routes.ts';
import { expirePurchase, forgetPurchase } from './gift-cards/end-purchase.ts';
import { giftCardRoutes } from './gift-cards/gift-card-routes.ts';
import { giftCardStatistic } from './gift-cards/gift-card-statistic.ts';
import { purchaseRoutes } from './gift-cards/purchase-routes.ts';
import { purchaseSubscriptions } from './gift-cards/purchase-subscriptions.ts';
import { type FormerCard, takeOverCards } from './gift-cards/take-over-cards.ts';
import { keptCartRoutes } from './kept-carts/kept-cart-routes.ts';
import { publishAbandoned } from './kept-carts/publish-abandoned.ts';
import { stampRoutes } from './loyalty/stamp-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { type FormerSubscriber, takeOverSubscribers } from './newsletter/take-over-subscribers.ts';
import { OfferCache } from './offer/offer-cache.ts';
import { offerCopies } from './offer/offer-copies.ts';
import { openOrderPublisher, openOrderSnapshots } from './open-orders/publish-open-orders.ts';
import { expirePayment } from './orders/expire-payment.ts';
import { liveEvents } from './orders/live-events.ts';
import { marksMissed } from './orders/mark-missed.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { orderSnapshots } from './orders/order-snapshots.ts';
import { orderStore } from './orders/order-store.ts';
import { paymentSubscriptions } from './orders/payment-subscriptions.ts';
import { storeTogether } from './orders/store-together.ts';
import { type FormerOrder, takeOverOrders } from './orders/take-over-orders.ts';
import { UnansweredOrders } from './orders/unanswered-orders.ts';
import { payableSnapshots } from './payables/payable-snapshots.ts';
import { promiseRoutes } from './promises/promise-routes.ts';
import { reservationRoutes } from './reservations/reservation-routes.ts';
import { reservationStatistic } from './reservations/reservation-statistic.ts';
import { forgetGuest, remindGuest } from './reservations/reservation-timers.ts';
import { type FormerReservation, takeOverReservations } from './reservations/take-over-reservations.ts';
import { expireReservation } from './tables/end-reservation.ts';
import { tablePaymentSubscriptions } from './tables/table-payment-subscriptions.ts';
import { tableRoutes } from './tables/table-routes.ts';
import { knownUploads } from './uploads/known-uploads.ts';
import { deleteOldLists } from './zones/delete-old-lists.ts';
import { type FormerAddressList, takeOverAddresses } from './zones/take-over-addresses.ts';
import { zoneRoutes } from './zones/zone-routes.ts';

/** Ordering: accepts and prices orders and manages their states. */
export const ordering = defineService({
  contract: orderingContract,
  config: z.object({
    /** Limit of unconfirmed orders per guest network in ten minutes; 0: no limit, also for unpaid orders. */
    RATE_LIMIT_ORDERS: z.coerce.number().int().min(0).default(20),
  }),
  migrations: new URL('../migrations/', import.meta.url),
  resources: { discounts: { beforeSave: async (_, draft) => checkDiscount(draft) } },
  references: offerCopies.stores,
  setup(base) {
    const live = new LiveChanges('order', liveEvents);
    const liveReservations = new LiveChanges('reservation', [reservationChanged]);
    const offers = new OfferCache();
    const openOrders = openOrderPublisher(base);
    const unanswered = new UnansweredOrders(base.config.RATE_LIMIT_ORDERS, base.now);
    const placing = { ...base, offers, unanswered, store: storeTogether(base.db) };
    return {
      routes: [
        ...driverRoutes(base),
        ...tableRoutes(placing),
        ...orderRoutes({ ...placing, live }),
        ...capacityRoutes({ ...base, offers }),
        ...promiseRoutes({ ...base, offers }),
        ...customerImportRoutes(base),
        ...customerRoutes(base),
        ...keptCartRoutes({ ...base, offers }),
        ...bookingRoutes(base),
        ...dayCloseRoutes(base),
        ...discountRoutes(base),
        ...fiscalRoutes(base),
        ...purchaseRoutes(base),
        ...giftCardRoutes(base),
        ...accountRoutes(base),
        ...stampRoutes(base),
        ...newsletterRoutes(base),
        ...reservationRoutes({ ...base, live: liveReservations }),
        reservationStatistic(base),
        giftCardStatistic(base),
        ...zoneRoutes(base),
      ],
      subscriptions: [
        ...offerCopies.subscriptions(offers),
        knownUploads,
        driverCopies,
        ...paymentSubscriptions(base),
        ...tablePaymentSubscriptions(base),
        ...purchaseSubscriptions(base),
        marksMissed,
        live.subscription,
        liveReservations.subscription,
        unanswered.subscription,
        ...openOrders.subscriptions,
      ],
      useCases: {
        hasOrders: (tenant: string) => base.db.withTenant(tenant, orderStore.areThere),
        /** Imports legacy orders if the business has none (ADR 0001). */
        takeOverOrders: (tenant: string, former: readonly FormerOrder[]) => takeOverOrders(base, tenant, former),
        /** Imports sold gift cards if the business has none. */
        takeOverCards: (tenant: string, former: readonly FormerCard[]) => takeOverCards(base, tenant, former),
        /** Last characters of the code of a gift card. */
        giftCardEnd: (tenant: string, card: string) => giftCardCode(base.secret, tenant, card).slice(-4),
        /** Imports closes of a branch that has none. */
        takeOverCloses: (tenant: string, of: { branch: Branch; currency: string }, former: readonly FormerClose[]) =>
          takeOverCloses(base, tenant, of, former),
        /** Imports an account of a guest with its stamps, if there is none with that address. */
        takeOverAccount: (tenant: string, former: FormerAccount) => takeOverAccount(base, tenant, former),
        /** Imports consents to the newsletter of addresses that are not known. */
        takeOverSubscribers: (tenant: string, shopName: string, former: readonly FormerSubscriber[]) =>
          takeOverSubscribers(base, tenant, shopName, former),
        /** Imports an address list if the business has none. */
        takeOverAddresses: (tenant: string, former: FormerAddressList) => takeOverAddresses(base, tenant, former),
        /** Imports reservations if the branch has none. */
        takeOverReservations: (
          tenant: string,
          of: { branch: Branch; tables: readonly Table[] },
          former: readonly FormerReservation[],
        ) => takeOverReservations(base, tenant, of, former),
      },
      timers: [
        expirePayment(base),
        expireReservation(base),
        expirePurchase(base),
        forgetPurchase(base),
        publishAbandoned(base),
        endSoldOut({ ...base, offers }),
        remindGuest(base),
        forgetGuest(base),
      ],
      jobs: [
        openOrders.job,
        deleteExpiredImports(base, customerImportTables),
        deleteExpiredLogins(base),
        deleteOldLists(base),
      ],
      snapshots: [
        orderSnapshots(base.db),
        openOrderSnapshots(base.db),
        soldOutSnapshots(base.db),
        payableSnapshots(base.db),
      ],
      flush: openOrders.flush,
    };
  },
});
