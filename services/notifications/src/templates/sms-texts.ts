import { guestLabel, rejectedText } from '@theke/rules/orders/order-labels';
import type { TemplateOrder } from './order-mails.ts';
import { expectedOf, expectedText, timeText } from './time-text.ts';

/** Short: a phone shows about 160 characters at once, and each further 160 are charged as another SMS. */
const sms = ({ shop, url }: TemplateOrder, text: string): string =>
  [`${shop.name}: ${text}`, url].filter(Boolean).join(' ');

export const receivedSms = (about: TemplateOrder): string =>
  sms(about, `Ihre Bestellung ${about.order.uid} ist bei uns.`);

export const confirmedSms = (about: TemplateOrder): string => {
  const { appointment } = about.order;
  const { zone } = about.shop;
  const expected = expectedOf(about.order);
  const when = appointment
    ? ` Termin: ${timeText(appointment, zone)}.`
    : expected
      ? ` Termin: ${expectedText(expected, zone)}.`
      : '';
  return sms(about, `Ihre Bestellung ${about.order.uid} ist bestätigt.${when}`);
};

export const counterSms = (about: TemplateOrder): string => {
  const { counterAppointment } = about.order;
  const offer = counterAppointment ? timeText(counterAppointment, about.shop.zone) : '';
  return sms(about, `Bestellung ${about.order.uid}: Passt Ihnen ${offer}? Bitte antworten Sie hier:`);
};

export const rejectedSms = (about: TemplateOrder): string => sms(about, rejectedText(about.order.rejectionMessage));

export const handedOutSms = (about: TemplateOrder): string =>
  sms(about, `Bestellung ${about.order.uid}: ${guestLabel('in-delivery', about.order.deliveryType)}.`);
