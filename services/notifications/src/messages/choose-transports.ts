import type { ServiceBase } from '@theke/kit/service';
import type { NotificationsConfig } from '../config.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { pushTransport } from '../push/push-transport.ts';
import type { Vapid } from '../push/vapid.ts';
import { smsTransport } from '../sms/sms-transport.ts';
import { mailbox, noTransport, type Transports } from './transport.ts';

type Base = Pick<ServiceBase<NotificationsConfig>, 'config' | 'db' | 'now'>;

/**
 * Chooses the transport of each channel. Without a configured one, messages go to the local mailbox; in production they
 * fail with a reason.
 */
export function chooseTransports({ config: env, db, now }: Base, vapid: Vapid | undefined): Transports {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, SMS_FROM } = env;
  const isProduction = env.NODE_ENV === 'production';
  return {
    email:
      SMTP_URL && MAIL_FROM
        ? smtpTransport({ url: SMTP_URL, from: MAIL_FROM })
        : isProduction
          ? noTransport('smtp', 'Es ist kein Mailserver eingerichtet.')
          : mailbox,
    sms:
      SMS_URL && SMS_TOKEN && SMS_FROM
        ? smsTransport({ url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM })
        : isProduction
          ? noTransport('sms-provider', 'Es ist kein SMS-Anbieter eingerichtet.')
          : mailbox,
    push: vapid
      ? pushTransport({ db, now, vapid, elsewhere: env.PUSH_URL })
      : isProduction
        ? noTransport('push-service', 'Push ist nicht eingerichtet.')
        : mailbox,
  };
}
