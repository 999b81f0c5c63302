import type { MailContent } from './mail-content.ts';
import { newOrderMail, type TemplateOrder } from './order-mails.ts';
import { orderNumber } from './order-number.ts';

/** The newest unseen order, and the number of unseen orders. */
export type WaitingOrders = TemplateOrder & { waiting: number };

export const waitingTitle = (about: WaitingOrders): string =>
  about.waiting === 1 ? `Bestellung ${orderNumber(about)} wartet` : `${about.waiting} Bestellungen warten`;

/** Mail to the branch about orders that nobody has looked at; includes the text of the newest order. */
export function unseenMail(about: WaitingOrders): MailContent {
  const title = waitingTitle(about);
  const many = `${about.waiting} Bestellungen hat noch niemand angesehen. Die neueste ist Bestellung ${orderNumber(about)}. Bitte bestätigen Sie die Bestellungen, oder lehnen Sie sie ab.`;
  const single = 'Diese Bestellung hat noch niemand angesehen. Bitte bestätigen Sie sie, oder lehnen Sie sie ab.';
  return {
    ...newOrderMail(about),
    subject: title,
    headline: title,
    paragraphs: [about.waiting === 1 ? single : many],
  };
}

/** To the branch's phone. */
export const unseenSms = (about: WaitingOrders): string =>
  [`${about.shop.name}: ${waitingTitle(about)}, niemand hat sie angesehen.`, about.url].filter(Boolean).join(' ');
