import type { ServiceBase } from '@theke/kit/service';
import type { NotificationsConfig } from '../config.ts';
import { smtpCarrier } from '../mail/smtp-carrier.ts';
import { pushCarrier } from '../push/push-carrier.ts';
import type { Vapid } from '../push/vapid.ts';
import { smsCarrier } from '../sms/sms-carrier.ts';
import { type Carriers, mailbox, noCarrier } from './carrier.ts';

type Base = Pick<ServiceBase<NotificationsConfig>, 'config' | 'db' | 'now'>;

/** Who carries what. What nobody was set up for stays in the local mailbox, in production it fails and says so. */
export function chooseCarriers({ config: env, db, now }: Base, vapid: Vapid | undefined): Carriers {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, SMS_FROM } = env;
  const isProduction = env.NODE_ENV === 'production';
  return {
    email:
      SMTP_URL && MAIL_FROM
        ? smtpCarrier({ url: SMTP_URL, from: MAIL_FROM })
        : isProduction
          ? noCarrier('smtp', 'Es ist kein Mailserver eingerichtet.')
          : mailbox,
    sms:
      SMS_URL && SMS_TOKEN && SMS_FROM
        ? smsCarrier({ url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM })
        : isProduction
          ? noCarrier('sms-provider', 'Es ist kein SMS-Anbieter eingerichtet.')
          : mailbox,
    push: vapid
      ? pushCarrier({ db, now, vapid, elsewhere: env.PUSH_URL })
      : isProduction
        ? noCarrier('push-service', 'Push ist nicht eingerichtet.')
        : mailbox,
  };
}
