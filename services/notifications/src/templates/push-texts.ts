import { addDays, dateText, type LocalDate, startOf } from '@theke/rules/time/local-time';
import type { TemplateOrder } from './order-mails.ts';
import { orderNumber } from './order-number.ts';
import { type WaitingOrders, waitingTitle } from './unseen-mail.ts';

/** Text for a lock screen: no name, no address, no ordered items. */
export type PushNotice = { title: string; text: string };

export const newOrderPush = (about: TemplateOrder): PushNotice => ({
  title: `Neue Bestellung ${orderNumber(about)}`,
  text: about.shop.branch.name,
});

export const unseenPush = (about: WaitingOrders): PushNotice => ({
  title: waitingTitle(about),
  text: `${about.shop.branch.name}: Niemand hat sie angesehen.`,
});

export function shiftsPush({ name }: { name: string }, monday: LocalDate): PushNotice {
  const [from, until] = [monday, addDays(monday, 6)].map((date) => dateText(startOf(date)));
  return { title: 'Ihr Dienstplan ist neu', text: `${name}, ${from} bis ${until}` };
}

export const taskPush = (number: number): PushNotice => ({
  title: 'Neue Aufgabe',
  text: `Sie sind für T-${number} zuständig.`,
});

export const swapPush: PushNotice = {
  title: 'Anfrage für einen Dienst',
  text: 'Jemand fragt, ob Sie einen Dienst übernehmen.',
};

export const absenceDecidedPush: PushNotice = {
  title: 'Ihr Antrag auf freie Tage',
  text: 'Über Ihren Antrag wurde entschieden.',
};

export const absencePush: PushNotice = {
  title: 'Antrag auf freie Tage',
  text: 'Jemand aus Ihrem Team wartet auf Ihre Entscheidung.',
};
