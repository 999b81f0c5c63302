import type { EventDefinition } from '@theke/contracts/event';
import type { MessageKind } from '@theke/contracts/notifications/message';
import {
  counterAppointmentProposed,
  newOrderMessageRequested,
  orderCanceled,
  orderConfirmed,
  orderHandedOut,
  orderPlaced,
  orderRejected,
} from '@theke/contracts/ordering/order-events';
import { paymentRefunded } from '@theke/contracts/payments/payment-events';
import type { Transaction } from '@theke/kit/database/database';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { orderHash } from '@theke/kit/order-link';
import type { z } from 'zod';
import { placedOrder, type ToldContact, type ToldOrder } from '../orders/told-order.ts';
import { toldOrderStore } from '../orders/told-order-store.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import type { MailContent } from '../templates/mail-content.ts';
import {
  confirmedMail,
  counterMail,
  endedMail,
  handedOutMail,
  newOrderMail,
  receivedMail,
  refundedMail,
  rejectedMail,
  type TemplateOrder,
} from '../templates/order-mails.ts';
import { confirmedSms, counterSms, handedOutSms, receivedSms, rejectedSms } from '../templates/sms-texts.ts';
import { type TemplateShop, templateShop } from '../templates/template-shop.ts';
import { type MessageCause, mailTo, smsTo } from './draft-messages.ts';
import type { MessageDraft } from './message.ts';
import { queueMessages } from './queue-messages.ts';

type Deps = { now: () => Date; newId: () => string; secret: string; publicAddress: string; shops: ShopCache };

/** What a message is written from. */
type Heard = { order: ToldOrder; shop: TemplateShop; isSmsOn: boolean; contact: ToldContact; url: string | null };

type Written = { mail: (about: TemplateOrder) => MailContent; sms: (about: TemplateOrder) => string };

/** What the guest of a placed order is told. */
const toGuest = {
  'order-received': { mail: receivedMail, sms: receivedSms },
  'order-confirmed': { mail: confirmedMail, sms: confirmedSms },
  'counter-appointment': { mail: counterMail, sms: counterSms },
  'order-rejected': { mail: rejectedMail, sms: rejectedSms },
  'order-handed-out': { mail: handedOutMail, sms: handedOutSms },
} as const satisfies Partial<Record<MessageKind, Written>>;
type GuestKind = keyof typeof toGuest;

/**
 * Writes to guests and branches about what happened. Each is a reaction that stores messages; they are sent afterwards.
 * One that comes before the order was told of fails, and is tried again like any delivery.
 */
export function messageSubscriptions(deps: Deps): WorkSubscription[] {
  const on = <S extends z.ZodType>(
    event: EventDefinition<S>,
    order: (data: z.output<S>) => string,
    write: (heard: Heard, data: z.output<S>, cause: (kind: MessageKind) => MessageCause) => MessageDraft[],
  ): WorkSubscription =>
    reaction(event, {
      name: `writes about ${event.type}`,
      handle: async (tx, { data, tenant, event: { id } }) => {
        const heard = await hear(tx, tenant, order(data));
        const about = { event: id, order: heard.order.id, branch: heard.order.branch };
        await queueMessages(
          deps,
          tx,
          write(heard, data, (kind) => ({ ...about, kind })),
        );
      },
    });

  async function hear(tx: Transaction, tenant: string, id: string): Promise<Heard> {
    const order = await toldOrderStore.find(tx, id);
    if (!order?.known.contact) throw new Error('the order was not told of yet');
    const known = await deps.shops.load(tx, tenant, order.branch);
    const shop = templateShop(known, deps.publicAddress);
    const path = `/status/${order.uid}/${orderHash(deps.secret, tenant, order.uid)}`;
    return {
      order,
      shop,
      contact: order.known.contact,
      isSmsOn: known.config?.enablePluginSMS ?? false,
      url: shop.origin && `${shop.origin}${path}`,
    };
  }

  const ofOrder = ({ id }: { id: string }) => id;
  const guest = <S extends z.ZodType<{ id: string }>>(event: EventDefinition<S>, kind: GuestKind) =>
    on(event, ofOrder, (heard, _, cause) => guestMessages(heard, kind, cause(kind)));

  return [
    on(orderPlaced, ofOrder, (heard, { id }, cause) => {
      const { shop } = heard;
      const url = shop.origin && `${shop.origin}/backend/orders/${id}`;
      const mail = newOrderMail({ ...placed(heard), url });
      return [
        ...mailTo(shop.branch.email, cause('branch-new-order'), mail, shop),
        ...guestMessages(heard, 'order-received', cause('order-received')),
      ];
    }),
    guest(orderConfirmed, 'order-confirmed'),
    guest(counterAppointmentProposed, 'counter-appointment'),
    guest(orderRejected, 'order-rejected'),
    guest(orderHandedOut, 'order-handed-out'),
    on(newOrderMessageRequested, ofOrder, (heard, { channel }, cause) =>
      guestMessages(heard, 'order-received', cause('order-received')).filter((draft) => draft.channel === channel),
    ),
    on(orderCanceled, ofOrder, ({ order, shop, contact, url }, { reason }, cause) =>
      mailTo(contact.email, cause('order-canceled'), endedMail({ uid: order.uid, contact, reason, url }), shop),
    ),
    on(
      paymentRefunded,
      ({ order }) => order,
      ({ order, shop, contact, url }, refund, cause) =>
        mailTo(contact.email, cause('payment-refunded'), refundedMail({ uid: order.uid, contact, refund, url }), shop),
    ),
  ];
}

const placed = ({ order: told, shop, url }: Heard): TemplateOrder => {
  const order = placedOrder(told);
  if (!order) throw new Error('the order was not placed yet');
  return { order, shop, url };
};

function guestMessages(heard: Heard, kind: GuestKind, cause: MessageCause): MessageDraft[] {
  const about = placed(heard);
  const { mail, sms } = toGuest[kind];
  return [
    ...mailTo(heard.contact.email, cause, mail(about), heard.shop),
    ...(heard.isSmsOn ? smsTo(heard.contact, cause, sms(about)) : []),
  ];
}
