import { notificationsContract } from '@theke/contracts/notifications/contract';
import { createImmediateTimers } from '@theke/kit/events/immediate-timers';
import { AddressRule } from '@theke/kit/outgoing/address-rule';
import { parseNets } from '@theke/kit/outgoing/nets';
import { defineService } from '@theke/kit/service';
import { notificationsConfig, webhookNets } from './config.ts';
import { deviceHooks } from './devices/device-hooks.ts';
import { deviceRoutes } from './devices/device-routes.ts';
import { escalationRoutes } from './escalation/escalation-routes.ts';
import { escalationSubscriptions } from './escalation/escalation-subscriptions.ts';
import { remindBranch, remindBranchAgain } from './escalation/remind-branch.ts';
import { watchUnseenOrders } from './escalation/watch-orders.ts';
import { chooseTransports } from './messages/choose-transports.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { messageSubscriptions } from './messages/message-subscriptions.ts';
import { sendQueuedMessages } from './messages/send-messages.ts';
import { writeAbsenceMails } from './messages/write-absence-mails.ts';
import { writeAccountMails } from './messages/write-account-mails.ts';
import { forgetFormMails, writeFormMails, writeFormTests } from './messages/write-form-mails.ts';
import { writeGiftCardMails } from './messages/write-gift-card-mails.ts';
import { forgetGuestMails, writeGuestMails } from './messages/write-guest-mails.ts';
import { writeReservationMails } from './messages/write-reservation-mails.ts';
import { writeScheduleMails } from './messages/write-schedule-mails.ts';
import { orderCopies } from './orders/order-copies.ts';
import { cloudprntRoutes } from './printing/cloudprnt-routes.ts';
import { printSubscriptions } from './printing/print-subscriptions.ts';
import { publicReceiptRoute } from './printing/public-receipt-route.ts';
import { sendDuePrintJob } from './printing/send-print-job.ts';
import { pushAudienceSubscriptions } from './push/push-audience-subscriptions.ts';
import { pushNewOrders } from './push/push-new-orders.ts';
import { pushOwnWork } from './push/push-own-work.ts';
import { pushRoutes } from './push/push-routes.ts';
import { createVapid } from './push/vapid.ts';
import { ShopCache } from './shop/shop-cache.ts';
import { shopCopies } from './shop/shop-copies.ts';
import { alertAboutTvs, noteSilentTv } from './signage/alert-about-tvs.ts';
import { deleteOldWebhooks } from './webhooks/delete-old-webhooks.ts';
import { webhookDirectoryOf } from './webhooks/webhook-directory.ts';
import { webhookHooks } from './webhooks/webhook-hooks.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';
import { webhookSubscriptions } from './webhooks/webhook-subscriptions.ts';

/** Notifications: informs guests and staff about orders. */
export const notifications = defineService({
  contract: notificationsContract,
  config: notificationsConfig,
  migrations: new URL('../migrations/', import.meta.url),
  resources: ({ config, db }) => ({
    devices: deviceHooks,
    webhookEndpoints: webhookHooks(webhookNets(config), webhookDirectoryOf(db)),
  }),
  setup(base) {
    const { PUBLIC_ADDRESS, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = base.config;
    const vapid = VAPID_PRIVATE_KEY && VAPID_SUBJECT ? createVapid(VAPID_PRIVATE_KEY, VAPID_SUBJECT) : undefined;
    const shops = new ShopCache();
    const transports = chooseTransports(base, vapid);
    const deps = { ...base, shops, transports, publicAddress: PUBLIC_ADDRESS, sendSoon: createImmediateTimers() };
    const sender = new WebhookSender({
      ...deps,
      rule: new AddressRule(parseNets(webhookNets(base.config))),
      useCases: base.resources.webhookEndpoints,
    });
    return {
      routes: [
        ...messageRoutes(deps),
        ...pushRoutes({ ...base, vapid }),
        ...cloudprntRoutes(deps),
        ...escalationRoutes(base),
        ...deviceRoutes({ ...deps, useCases: base.resources.devices }),
        publicReceiptRoute(deps),
        ...webhookRoutes({ ...base, sender }),
      ],
      subscriptions: [
        ...shopCopies.subscriptions(shops),
        ...pushAudienceSubscriptions,
        orderCopies(base),
        ...printSubscriptions(base),
        ...escalationSubscriptions(deps),
        pushNewOrders(deps),
        ...pushOwnWork(deps),
        ...messageSubscriptions(deps),
        ...writeAccountMails(deps),
        writeFormMails(deps),
        writeFormTests(deps),
        forgetFormMails,
        ...writeGiftCardMails(deps),
        writeScheduleMails(deps),
        writeReservationMails(deps),
        ...writeAbsenceMails(deps),
        noteSilentTv(deps),
        ...writeGuestMails(deps),
        forgetGuestMails,
        ...webhookSubscriptions({ ...base, directory: webhookDirectoryOf(base.db), sender }),
      ],
      timers: [
        ...sendQueuedMessages(deps),
        sendDuePrintJob(deps),
        remindBranch(deps),
        remindBranchAgain(deps),
        watchUnseenOrders(deps),
        alertAboutTvs(deps),
        sender.timer,
      ],
      jobs: [deleteOldWebhooks(base)],
      flush: () => sender.stop(),
    };
  },
});
