import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { RefundReason } from '@theke/contracts/payments/payment';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { guestLabel } from '@theke/rules/orders/order-labels';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { dayText, localTime } from '@theke/rules/time/local-time';
import type { Fact, MailContent, Moment } from './mail-content.ts';
import { orderTable } from './order-table.ts';
import { paymentLabel } from './payment-label.ts';
import type { TemplateShop } from './template-shop.ts';
import { momentAt, momentOf, timeText } from './time-text.ts';

/** Data of one mail; `url` is the order's page, null if the shop has no known host. */
export type TemplateOrder = { order: OrderState; shop: TemplateShop; url: string | null };

const nouns = { order: 'Bestellung', preorder: 'Vorbestellung', quotation: 'Angebotsanfrage' } as const;
const ways: Record<string, string> = { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' };
const whenever = 'So schnell wie möglich';

const follow = (url: string | null, label = 'Bestellung verfolgen') => (url === null ? undefined : { label, url });
const named = ({ kind, uid }: OrderState) => `${nouns[kind]} ${uid}`;
/** "Bestellung Nr. 19": the number that the branch uses, else the uid. */
const numbered = ({ kind, uid, ticketNumber }: OrderState) =>
  `${nouns[kind]} ${ticketNumber === null ? uid : `Nr. ${ticketNumber}`}`;
const hasValue = ({ value }: Fact) => value !== '';

const nameOf = ({ firstName, lastName }: OrderState['contact']): string =>
  [firstName, lastName].filter(Boolean).join(' ');
const hello = (contact: OrderState['contact']): string =>
  ['Guten Tag', nameOf(contact)].filter(Boolean).join(' ').concat(',');

function guestFacts({ order, shop }: TemplateOrder): Fact[] {
  const { name, address } = shop.branch;
  const isFetched = order.deliveryType === 'takeaway' && address !== '';
  return [
    { label: 'Termin', value: momentOf(order, shop.zone) ? '' : whenever },
    { label: 'Bestellnummer', value: order.uid },
    { label: 'Nummer', value: order.ticketNumber === null ? '' : String(order.ticketNumber) },
    { label: 'Art', value: ways[order.deliveryType] ?? '' },
    { label: 'Tisch', value: order.tableIdentifier ?? '' },
    { label: 'Filiale', value: isFetched ? '' : name },
    { label: 'Abholung bei', value: isFetched ? [name, address].filter(Boolean).join(', ') : '' },
    { label: 'Adresse', value: order.deliveryType === 'delivery' ? addressText(addressOf(order), shop.zone) : '' },
    { label: 'Bezahlung', value: paymentLabel(order, shop.zone) },
    { label: 'Anmerkung', value: order.comment },
  ].filter(hasValue);
}

const addressOf = ({ contact }: OrderState) => contact.deliveryAddress ?? contact;

/** To the branch: everything needed to begin, even without the order board. */
export function newOrderMail({ order, shop, url }: TemplateOrder): MailContent {
  const { contact } = order;
  const number = order.ticketNumber === null ? order.uid : `#${order.ticketNumber}`;
  return {
    subject: `Neue ${nouns[order.kind]} ${number}`,
    headline: `Neue ${nouns[order.kind]} ${number}`,
    paragraphs: [],
    moment: momentOf(order, shop.zone),
    quote: order.comment ? { from: 'Anmerkung', text: order.comment } : undefined,
    facts: [
      { label: 'Termin', value: momentOf(order, shop.zone) ? '' : whenever },
      { label: 'Bestellnummer', value: order.uid },
      { label: 'Art', value: ways[order.deliveryType] ?? '' },
      { label: 'Tisch', value: order.tableIdentifier ?? '' },
      { label: 'Name', value: nameOf(contact) },
      { label: 'Firma', value: contact.companyName },
      { label: 'Telefon', value: contact.phone },
      { label: 'E‑Mail', value: contact.email },
      { label: 'Liefergebiet', value: order.deliveryArea ?? '' },
      { label: 'Adresse', value: addressText(addressOf(order), shop.zone) },
      { label: 'Bezahlung', value: paymentLabel(order, shop.zone) },
    ].filter(hasValue),
    order: orderTable(order.items, order.totals, { isForGuest: false, zone: shop.zone, tipped: order }),
    link: follow(url, 'Bestellung öffnen'),
  };
}

function addressText(
  address: { [K in 'street' | 'stairway' | 'floor' | 'door' | 'zipCode' | 'city']?: string | undefined },
  zone: string,
) {
  const { street, stairway, floor, door, zipCode, city } = address;
  const line = [
    street,
    stairway && `${wordsOfZone(zone).stairway} ${stairway}`,
    floor && `Stock ${floor}`,
    door && `Tür ${door}`,
  ];
  return [...line, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const received = {
  order: 'Ihre Bestellung ist bei uns. Wir sehen sie uns gerade an und melden uns, sobald sie bestätigt ist.',
  preorder: 'Ihre Vorbestellung ist bei uns. Wir sehen sie uns an, sobald wir wieder geöffnet haben.',
  quotation: 'Ihre Anfrage ist bei uns. Ein unverbindliches Angebot folgt per E‑Mail.',
} as const;

export const receivedMail = (about: TemplateOrder): MailContent => ({
  subject: `Ihre ${numbered(about.order)} ist eingegangen`,
  headline: ['Danke', nameOf(about.order.contact)].filter(Boolean).join(', '),
  paragraphs: [received[about.order.kind]],
  moment: momentOf(about.order, about.shop.zone, 'Ihr Wunschtermin'),
  facts: guestFacts(about),
  order: orderTable(about.order.items, about.order.totals, { zone: about.shop.zone, tipped: about.order }),
  link: follow(about.url),
});

export function confirmedMail(about: TemplateOrder): MailContent {
  const { order, shop } = about;
  const moment = momentOf(order, shop.zone);
  const arrivalText = moment && arrival(order, shop, moment);
  const number = order.ticketNumber ?? order.uid;
  const work = order.kind === 'preorder' ? 'Wir beginnen rechtzeitig damit.' : 'Wir bereiten alles frisch für Sie zu.';
  return {
    subject: arrivalText ? `Bestätigt: ${arrivalText}` : `Ihre ${named(order)} ist bestätigt`,
    headline: arrivalText ?? `Ihre ${nouns[order.kind]} ist bestätigt`,
    paragraphs: [`Ihre ${nouns[order.kind]} ${number} ist bestätigt. ${work}`],
    moment,
    facts: guestFacts(about),
    order: orderTable(order.items, order.totals, { zone: shop.zone, tipped: order }),
    link: follow(about.url),
  };
}

/** "Wir kommen am Dienstag um 12:00 Uhr"; undefined for an order that is neither delivered nor picked up. */
function arrival(order: OrderState, { zone }: TemplateShop, { clock, isAbout, day }: Moment): string | undefined {
  const isToday = dayText(localTime(zone, Date.parse(order.placedAt))) === day;
  const on = isToday ? '' : `am ${day.split(',')[0]} `;
  const at = `${on}${isAbout ? `etwa ${clock.replace('–', ' bis ')}` : `um ${clock}`} Uhr`;
  if (order.deliveryType === 'delivery') return `Wir kommen ${at}`;
  return order.deliveryType === 'takeaway' ? `Abholbereit ${at}` : undefined;
}

export const counterMail = ({ order, shop, url }: TemplateOrder): MailContent => ({
  subject: `Passt Ihnen eine andere Zeit? ${named(order)}`,
  headline: 'Passt Ihnen eine andere Zeit?',
  paragraphs: [
    hello(order.contact),
    'zu Ihrem Wunschtermin schaffen wir es leider nicht. Bitte sagen Sie uns, ob Ihnen unser Vorschlag passt.',
  ],
  moment: order.counterAppointment ? momentAt(order.counterAppointment, shop.zone, 'Unser Vorschlag') : undefined,
  facts: [
    { label: 'Bestellnummer', value: order.uid },
    { label: 'Ihr Wunsch', value: order.appointmentDate ? timeText(order.appointmentDate, shop.zone) : whenever },
  ],
  order: undefined,
  link: follow(url, 'Vorschlag beantworten'),
});

/** Price, validity and link of an offer. */
export const offeredMail = ({ order, shop, url }: TemplateOrder): MailContent => ({
  subject: `Unser Angebot zu Ihrer ${named(order)}`,
  headline: 'Unser Angebot für Sie.',
  paragraphs: [
    hello(order.contact),
    `vielen Dank für Ihre ${nouns[order.kind]}. Gerne machen wir Ihnen dieses Angebot. Bitte sagen Sie uns, ob es Ihnen passt.`,
  ],
  quote: order.offer?.message ? quoteOf(shop, order.offer.message) : undefined,
  moment: momentOf(order, shop.zone),
  facts: [
    ...guestFacts({ order, shop, url }),
    { label: 'Gültig bis', value: order.offer ? timeText(order.offer.validUntil, shop.zone) : '' },
  ].filter(hasValue),
  order: orderTable(order.items, order.totals, { zone: shop.zone, tipped: order }),
  link: follow(url, 'Angebot beantworten'),
});

/**
 * A rejected order is "storniert" for its guest (STATUS-05); the mail has the branch's message and a link to order
 * again.
 */
export const rejectedMail = ({ order, shop, url }: TemplateOrder): MailContent => ({
  ...endedMail({ order, shop, url }),
  quote: order.rejectionMessage ? quoteOf(shop, order.rejectionMessage) : undefined,
});

/** Omits the internal note of staff. */
export const endedMail = ({ order, shop, url }: TemplateOrder): MailContent => ({
  subject: `Ihre Bestellung ${order.uid} wurde storniert`,
  headline: 'Ihre Bestellung wurde storniert',
  paragraphs: [hello(order.contact), ['Ihre Bestellung wurde storniert.', moneyBack(order)].filter(Boolean).join(' ')],
  facts: [{ label: 'Bestellnummer', value: order.uid }],
  order: undefined,
  link: follow(shop.origin === null ? null : `${shop.origin}/`, 'Neu bestellen') ?? follow(url, seeOrder),
  more: shop.origin === null ? undefined : follow(url, seeOrder),
});

const seeOrder = 'Bestellung ansehen';
const quoteOf = ({ branch, name }: TemplateShop, text: string) => ({
  from: `Nachricht von ${branch.name || name}`,
  text,
});

/** Only a rejected order's guest has certainly paid nothing; others may have paid on site. */
function moneyBack({ paidAt, isRejected }: OrderState): string {
  if (paidAt) return 'Den bezahlten Betrag bekommen Sie zurück.';
  return isRejected ? 'Sie haben nichts bezahlt.' : '';
}

const onTheWay: Record<string, string> = {
  delivery: 'Ihre Bestellung ist unterwegs zu Ihnen.',
  dineIn: 'Ihre Bestellung ist fertig.',
  takeaway: 'Ihre Bestellung ist fertig und liegt für Sie bereit.',
};

export const handedOutMail = ({ order, shop, url }: TemplateOrder): MailContent => ({
  subject: `${guestLabel('in-delivery', order.deliveryType)}: Ihre Bestellung ${order.uid}`,
  headline: `${guestLabel('in-delivery', order.deliveryType)}.`,
  paragraphs: [hello(order.contact), onTheWay[order.deliveryType] ?? ''],
  facts: [
    { label: 'Bestellnummer', value: order.uid },
    { label: 'Nummer', value: order.ticketNumber === null ? '' : String(order.ticketNumber) },
    { label: 'Abholung bei', value: order.deliveryType === 'takeaway' ? shop.branch.address : '' },
  ].filter(hasValue),
  order: undefined,
  link: follow(url),
});

/** `on-site`: staff refunded it at the counter; no transfer follows. */
const refundReasons: Record<Refunded['reason'], string> = {
  'on-site': '',
  staff: '',
  'order-ended': 'Ihre Bestellung kommt nicht zustande.',
  'order-cheaper': 'Ihre Bestellung ist günstiger geworden.',
  late: 'Ihre Zahlung kam an, als die Bestellung schon verfallen war.',
  surplus: 'Ihre Bestellung war schon bezahlt.',
};

export type Refunded = { amount: number; currency: string; reason: RefundReason | 'on-site'; note: string };

export function refundedMail({
  uid,
  contact,
  refund,
  url,
}: {
  uid: string;
  contact: OrderState['contact'];
  refund: Refunded;
  url: string | null;
}): MailContent {
  const sum = formatMoney(toMoney(refund.amount), refund.currency);
  return {
    subject: `Rückerstattung zu Ihrer Bestellung ${uid}`,
    headline: `Wir haben Ihnen ${sum} zurückerstattet.`,
    paragraphs: [
      hello(contact),
      [refundReasons[refund.reason], refund.note].filter(Boolean).join(' '),
      refund.reason === 'on-site'
        ? 'Das Geld haben Sie vor Ort zurückbekommen.'
        : 'Sie bekommen das Geld auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
    ].filter(Boolean),
    facts: [
      { label: 'Bestellnummer', value: uid },
      { label: 'Betrag', value: `−${sum}` },
    ],
    order: undefined,
    link: follow(url, seeOrder),
  };
}
