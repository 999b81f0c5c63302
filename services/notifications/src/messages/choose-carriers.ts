import type { NotificationsConfig } from '../config.ts';
import { smtpCarrier } from '../mail/smtp-carrier.ts';
import { smsCarrier } from '../sms/sms-carrier.ts';
import { type Carriers, mailbox, noCarrier } from './carrier.ts';

/** Who carries what. What nobody was set up for stays in the local mailbox, in production it fails and says so. */
export function chooseCarriers(env: NotificationsConfig): Carriers {
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
  };
}
