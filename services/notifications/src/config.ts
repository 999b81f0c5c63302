import { houseNets, netsVariable } from '@theke/kit/outgoing/nets';
import { publicAddress } from '@theke/kit/public-address';
import { z } from 'zod';
import { isVapidKey } from './push/vapid.ts';

const together = (names: string) => ({ error: `Diese Variablen gehören zusammen: ${names}.` });

export const notificationsConfig = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PUBLIC_ADDRESS: publicAddress,
    /** `smtp://` or `smtps://`, with user and password in the URL if the server requires them. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Sender address that the mail server accepts. */
    MAIL_FROM: z.email().optional(),
    /** Endpoint of the SMS provider; `src/sms/sms-transport.ts` defines the request. */
    SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMS_TOKEN: z.string().min(1).optional(),
    /** Sender number or name of SMS. */
    SMS_FROM: z.string().min(1).max(20).optional(),
    /** Signs requests to push services: 32 bytes, base64url. The public key for browsers is derived from it. */
    VAPID_PRIVATE_KEY: z
      .string()
      .refine(isVapidKey, { error: 'expected a private key of P-256: 32 bytes, base64url' })
      .optional(),
    /**
     * Networks that raw printing may reach, e.g. `192.168.1.0/24`, comma-separated; empty: none. Default: none in
     * production, else the private networks.
     */
    PRINTER_NETS: netsVariable,
    /**
     * Networks that are not public and that webhooks may call, also by http, e.g. `192.168.1.0/24`, comma-separated;
     * empty: none. Default: none in production, else the private networks and this machine.
     */
    WEBHOOK_NETS: netsVariable,
    /** Contact for push services in case of problems: `mailto:` or `https:`. */
    VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
    /** Replaces the host of push services in tests. Default: the address of each subscription. */
    PUSH_URL: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine((env) => !env.SMTP_URL === !env.MAIL_FROM, together('SMTP_URL, MAIL_FROM'))
  .refine(
    (env) => new Set([!env.SMS_URL, !env.SMS_TOKEN, !env.SMS_FROM]).size === 1,
    together('SMS_URL, SMS_TOKEN, SMS_FROM'),
  )
  .refine((env) => !env.VAPID_PRIVATE_KEY === !env.VAPID_SUBJECT, together('VAPID_PRIVATE_KEY, VAPID_SUBJECT'));
export type NotificationsConfig = z.output<typeof notificationsConfig>;

/** Networks that webhooks may call besides public addresses. */
export const webhookNets = ({
  WEBHOOK_NETS,
  NODE_ENV,
}: Pick<NotificationsConfig, 'WEBHOOK_NETS' | 'NODE_ENV'>): string =>
  WEBHOOK_NETS ?? (NODE_ENV === 'production' ? '' : `${houseNets},127.0.0.0/8,::1/128`);
