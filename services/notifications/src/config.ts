import { publicAddress } from '@theke/kit/public-address';
import { z } from 'zod';
import { netsOf } from './printing/printer-nets.ts';
import { isVapidKey } from './push/vapid.ts';

const together = (names: string) => ({ error: `Diese Variablen gehören zusammen: ${names}.` });

export const notificationsConfig = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PUBLIC_ADDRESS: publicAddress,
    /** `smtp://` or `smtps://`, with user and password in it where the server wants them. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Whom the mail server lets us send for. */
    MAIL_FROM: z.email().optional(),
    /** Of the SMS provider; `src/sms/sms-transport.ts` says what it is sent. */
    SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMS_TOKEN: z.string().min(1).optional(),
    /** Number or name that the SMS comes from. */
    SMS_FROM: z.string().min(1).max(20).optional(),
    /** Signs what goes to push services: 32 bytes, base64url. The public key that browsers get follows from it. */
    VAPID_PRIVATE_KEY: z
      .string()
      .refine(isVapidKey, { error: 'expected a private key of P-256: 32 bytes, base64url' })
      .optional(),
    /**
     * Nets that raw printing may reach, as `192.168.1.0/24`, separated by commas; empty: none. Where nothing is said none in
     * production, else those of a house.
     */
    PRINTER_NETS: z
      .string()
      .refine((text) => netsOf(text) !== undefined, { error: 'expected nets like 192.168.1.0/24, separated by commas' })
      .optional(),
    /** Whom a push service turns to when something is wrong with our messages: `mailto:` or `https:`. */
    VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
    /** Where push services answer, for tests; at their own addresses where nothing is said. */
    PUSH_URL: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine((env) => !env.SMTP_URL === !env.MAIL_FROM, together('SMTP_URL, MAIL_FROM'))
  .refine(
    (env) => new Set([!env.SMS_URL, !env.SMS_TOKEN, !env.SMS_FROM]).size === 1,
    together('SMS_URL, SMS_TOKEN, SMS_FROM'),
  )
  .refine((env) => !env.VAPID_PRIVATE_KEY === !env.VAPID_SUBJECT, together('VAPID_PRIVATE_KEY, VAPID_SUBJECT'));
export type NotificationsConfig = z.output<typeof notificationsConfig>;
