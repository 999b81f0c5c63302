import type { MessageKind } from '@theke/contracts/notifications/message';
import { normalizePhone } from '@theke/rules/checkout/phone';
import type { PushSubscription } from '../push/push-subscription.ts';
import type { MailContent } from '../templates/mail-content.ts';
import type { PushNotice } from '../templates/push-texts.ts';
import type { TemplateShop } from '../templates/template-shop.ts';
import { causeOf, type MessageDraft } from './message.ts';

/** Reason and subject of a message. `event` is the id of the event that caused it. */
export type MessageCause = {
  kind: MessageKind;
  event: string;
  order: string | null;
  task?: string;
  tv?: string;
  reservation?: string;
  branch: string | null;
  customer?: string | undefined;
};

const draftOf = ({ kind, event, order, task, tv, reservation, branch, customer }: MessageCause) => ({
  cause: causeOf(kind, event),
  kind,
  order,
  task,
  tv,
  reservation,
  branch,
  customer,
});

/** Empty without an address. */
export const mailTo = (
  recipient: string,
  cause: MessageCause,
  mail: MailContent,
  shop: TemplateShop,
): MessageDraft[] =>
  recipient === ''
    ? []
    : [
        {
          ...draftOf(cause),
          channel: 'email',
          recipient,
          subject: mail.subject,
          text: '',
          signed: { letter: mail, shop },
        },
      ];

/** Empty without a number. */
export const smsTo = ({ phone }: { phone: string }, cause: MessageCause, text: string): MessageDraft[] =>
  phone === ''
    ? []
    : [{ ...draftOf(cause), channel: 'sms', recipient: normalizePhone(phone), subject: '', text, signed: null }];

/** One message per device, addressed by the device's id instead of its endpoint. */
export const pushTo = (
  devices: readonly Pick<PushSubscription, 'id'>[],
  cause: MessageCause,
  { title, text }: PushNotice,
): MessageDraft[] =>
  devices.map(({ id }) => ({
    ...draftOf(cause),
    channel: 'push',
    recipient: id,
    subject: title,
    text,
    signed: null,
  }));
