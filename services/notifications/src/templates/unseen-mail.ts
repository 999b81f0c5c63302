import type { MailContent } from './mail-content.ts';
import { newOrderMail, type TemplateOrder } from './order-mails.ts';
import { orderNumber } from './order-number.ts';

/** To the branch: a new order waits and nobody has looked at it. It says again what the first mail said. */
export function unseenMail(about: TemplateOrder): MailContent {
  const title = `Bestellung ${orderNumber(about)} wartet`;
  return {
    ...newOrderMail(about),
    subject: title,
    headline: title,
    paragraphs: ['Diese Bestellung hat noch niemand angesehen. Bitte bestätigen Sie sie, oder lehnen Sie sie ab.'],
  };
}

/** To the branch's own telephone. */
export const unseenSms = (about: TemplateOrder): string =>
  [`${about.shop.name}: Bestellung ${orderNumber(about)} wartet, niemand hat sie angesehen.`, about.url]
    .filter(Boolean)
    .join(' ');
