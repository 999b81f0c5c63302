import type { TemplateOrder } from './order-mails.ts';
import { orderNumber } from './order-number.ts';

/** What a lock screen shows: no name, no address, nothing that was ordered. */
export type PushNotice = { title: string; text: string };

export const newOrderPush = (about: TemplateOrder): PushNotice => ({
  title: `Neue Bestellung ${orderNumber(about)}`,
  text: about.shop.branch.name,
});

export const unseenPush = (about: TemplateOrder): PushNotice => ({
  title: `Bestellung ${orderNumber(about)} wartet`,
  text: `${about.shop.branch.name}: Niemand hat sie angesehen.`,
});
