import type { EventDefinition } from '@theke/contracts/event';
import type { Schema } from '@theke/contracts/field';
import type { MessageKind } from '@theke/contracts/notifications/message';
import {
  counterAppointmentProposed,
  newOrderMessageRequested,
  orderCanceled,
  orderConfirmed,
  orderHandedOut,
  orderOffered,
  orderPlaced,
  orderRejected,
  refundRecorded,
} from '@theke/contracts/ordering/order-events';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { paymentRefunded } from '@theke/contracts/payments/payment-events';
import type { Transaction } from '@theke/kit/database/database';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { z } from 'zod';
import { findNewest, heldOrder } from '../orders/order-copies.ts';
import { statusUrl } from '../orders/status-url.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import type { MailContent } from '../templates/mail-content.ts';
import {
  confirmedMail,
  counterMail,
  endedMail,
  handedOutMail,
  newOrderMail,
  offeredMail,
  receivedMail,
  refundedMail,
  rejectedMail,
  type TemplateOrder,
} from '../templates/order-mails.ts';
import { confirmedSms, counterSms, handedOutSms, receivedSms, rejectedSms } from '../templates/sms-texts.ts';
import { templateShop } from '../templates/template-shop.ts';
import { countedFor } from './counted-recipient.ts';
import { type MessageCause, mailTo, smsTo } from './draft-messages.ts';
import type { MessageDraft } from './message.ts';
import { type QueueDeps, queueMessages } from './queue-messages.ts';

type Deps = QueueDeps & { secret: string; publicAddress: string; shops: ShopCache };

/** Data of a message template. */
type Subject = TemplateOrder & { isSmsOn: boolean };

type Texts = { mail: (about: TemplateOrder) => MailContent; sms: (about: TemplateOrder) => string };

/** Messages to the guest of a placed order. */
const toGuest = {
  'order-received': { mail: receivedMail, sms: receivedSms },
  'order-confirmed': { mail: confirmedMail, sms: confirmedSms },
  'counter-appointment': { mail: counterMail, sms: counterSms },
  'order-rejected': { mail: rejectedMail, sms: rejectedSms },
  'order-handed-out': { mail: handedOutMail, sms: handedOutSms },
} as const satisfies Partial<Record<MessageKind, Texts>>;
type GuestKind = keyof typeof toGuest;

/** Creates messages for guests and branches from events. Each reaction stores messages, which are sent afterwards. */
export function messageSubscriptions(deps: Deps): WorkSubscription[] {
  const on = <S extends Schema>(
    event: EventDefinition<S>,
    orderOf: (tx: Transaction, data: z.output<S>) => Promise<OrderState>,
    write: (subject: Subject, data: z.output<S>, cause: (kind: MessageKind) => MessageCause) => MessageDraft[],
  ): WorkSubscription =>
    reaction(event, {
      name: `writes about ${event.type}`,
      isIndependent: true,
      handle: async (tx, { data, tenant, event: { id } }) => {
        const subject = await findSubject(tx, tenant, await orderOf(tx, data));
        const about = { event: id, order: subject.order.id, branch: subject.order.branch.id };
        queueMessages(
          deps,
          tx,
          write(subject, data, (kind) => ({ ...about, kind })),
        );
      },
    });

  async function findSubject(tx: Transaction, tenant: string, order: OrderState): Promise<Subject> {
    const stored = await deps.shops.load(tx, tenant, order.branch.id);
    const shop = templateShop(stored, deps.publicAddress);
    return {
      order,
      shop,
      isSmsOn: stored.config?.enablePluginSMS ?? false,
      url: statusUrl(deps, { origin: shop.origin, tenant, uid: order.uid }),
    };
  }

  const carried = (tx: Transaction, { order }: { order: OrderState }) => findNewest(tx, order);
  const guest = <S extends z.ZodType<{ order: OrderState }>>(event: EventDefinition<S>, kind: GuestKind) =>
    on(event, carried, (subject, _, cause) => countedFor(subject.order, guestMessages(subject, kind, cause(kind))));

  return [
    on(orderPlaced, carried, (subject, { id }, cause) => {
      const { shop } = subject;
      const url = shop.origin && `${shop.origin}/backend/orders/${id}`;
      const mail = newOrderMail({ ...subject, url });
      return [
        ...mailTo(shop.branch.email, cause('branch-new-order'), mail, shop),
        ...countedFor(subject.order, guestMessages(subject, 'order-received', cause('order-received'))),
      ];
    }),
    guest(orderConfirmed, 'order-confirmed'),
    guest(counterAppointmentProposed, 'counter-appointment'),
    on(orderOffered, carried, (subject, _, cause) =>
      mailTo(subject.order.contact.email, cause('order-offered'), offeredMail(subject), subject.shop),
    ),
    guest(orderRejected, 'order-rejected'),
    guest(orderHandedOut, 'order-handed-out'),
    on(
      newOrderMessageRequested,
      (tx, { id }) => heldOrder(tx, id),
      (subject, { channel }, cause) =>
        guestMessages(subject, 'order-received', cause('order-received')).filter((draft) => draft.channel === channel),
    ),
    on(orderCanceled, carried, ({ order, shop, url }, _, cause) =>
      // A guest who gave up the online payment never got a confirmation.
      wasGivenUp(order)
        ? []
        : countedFor(
            order,
            mailTo(order.contact.email, cause('order-canceled'), endedMail({ order, shop, url }), shop),
          ),
    ),
    on(
      paymentRefunded,
      (tx, { order }) => heldOrder(tx, order),
      ({ order, shop, url }, refund, cause) =>
        mailTo(order.contact.email, cause('payment-refunded'), refundedMail({ ...order, refund, url }), shop),
    ),
    on(
      refundRecorded,
      (tx, { id }) => heldOrder(tx, id),
      ({ order, shop, url }, { amount, currency, note }, cause) => {
        const refund = { amount, currency, note, reason: 'on-site' as const };
        return mailTo(order.contact.email, cause('payment-refunded'), refundedMail({ ...order, refund, url }), shop);
      },
    ),
  ];
}

/** Given up before payment. */
const wasGivenUp = ({ history }: OrderState): boolean =>
  history.some(({ status }) => status === 'awaiting-payment') && !history.some(({ status }) => status === 'placed');

function guestMessages(subject: Subject, kind: GuestKind, cause: MessageCause): MessageDraft[] {
  const { mail, sms } = toGuest[kind];
  const { contact } = subject.order;
  return [
    ...mailTo(contact.email, cause, mail(subject), subject.shop),
    ...(subject.isSmsOn ? smsTo(contact, cause, sms(subject)) : []),
  ];
}
