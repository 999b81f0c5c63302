import { analyticsLeads } from '../analytics/analytics-lead.ts';
import { branches } from '../catalog/branch.ts';
import { products } from '../catalog/product.ts';
import { formSubmitted, formTested } from '../content/form.ts';
import { apiKeyChanged, apiKeyDeleted } from '../identity/api-key.ts';
import { configChanged } from '../identity/config.ts';
import { newDeviceUsed } from '../identity/own-session.ts';
import { passkeyChanged } from '../identity/passkey.ts';
import { tokenChanged } from '../identity/personal-token.ts';
import { loginLinkRequested, userInvited } from '../identity/session.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { twoFactorChanged } from '../identity/two-factor.ts';
import { users } from '../identity/user.ts';
import { logoDrawn } from '../media/logo.ts';
import { accountCodeRequested, rewardGiven } from '../ordering/account.ts';
import { customerErased } from '../ordering/customer.ts';
import { giftCardReversed, giftCardSold } from '../ordering/gift-card.ts';
import { newsletterRequested } from '../ordering/newsletter.ts';
import {
  newOrderMessageRequested,
  orders,
  paymentDue,
  receiptRequested,
  refundRecorded,
} from '../ordering/order-events.ts';
import { reservationChanged } from '../ordering/reservation.ts';
import { paymentRefunded, paymentSucceeded } from '../payments/payment-events.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { tvSilent } from '../signage/signage-events.ts';
import { absenceAsked, absenceDecided } from '../time-tracking/absence-asked.ts';
import { schedulesPublished } from '../time-tracking/schedule-events.ts';
import { shiftSwapChanged } from '../time-tracking/shift-swap.ts';
import { taskAssigned } from '../time-tracking/task-assigned.ts';
import { cloudprntEndpoints } from './cloudprnt.ts';
import { deviceEndpoints, devices } from './device.ts';
import { escalationEndpoints, orderUnseen } from './escalation.ts';
import { messageEndpoints } from './message.ts';
import { readPublicReceipt } from './public-receipt.ts';
import { pushEndpoints } from './push.ts';
import { webhookActions, webhookEndpoints } from './webhook.ts';

export const notificationsContract = defineContract({
  service: 'notifications',
  resources: { devices, webhookEndpoints },
  // Fixed paths must precede `/devices/:id`.
  endpoints: [
    ...messageEndpoints,
    ...pushEndpoints,
    ...cloudprntEndpoints,
    ...escalationEndpoints,
    ...deviceEndpoints,
    readPublicReceipt,
    ...webhookActions,
  ],
  events: [orderUnseen],
  subscribes: {
    // Senders, recipients and push permissions of messages.
    copies: [
      ...changesOf(branches),
      ...changesOf(users),
      apiKeyChanged,
      apiKeyDeleted,
      configChanged,
      logoDrawn,
      tenantChanged,
      ...orders.events,
    ],
    // Triggers of messages, prints, pushes and webhooks: `orders.events` without those that trigger no notification.
    reactions: [
      ...orders.events.filter((event) => event !== paymentDue),
      newOrderMessageRequested,
      receiptRequested,
      paymentRefunded,
      refundRecorded,
      giftCardReversed,
      giftCardSold,
      loginLinkRequested,
      userInvited,
      newDeviceUsed,
      twoFactorChanged,
      passkeyChanged,
      tokenChanged,
      formSubmitted,
      formTested,
      schedulesPublished,
      shiftSwapChanged,
      absenceAsked,
      absenceDecided,
      taskAssigned,
      tvSilent,
      accountCodeRequested,
      rewardGiven,
      newsletterRequested,
      // Deletes the mails of an erased person's account.
      customerErased,
      reservationChanged,
      paymentSucceeded,
      ...changesOf(products),
      ...changesOf(branches),
      // Deletes the mails of a deleted lead.
      analyticsLeads.events.deleted,
    ],
  },
});
