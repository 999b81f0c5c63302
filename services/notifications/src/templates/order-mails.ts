import { paymentMethodLabels } from '@theke/contracts/ordering/order';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { RefundReason } from '@theke/contracts/payments/payment';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { guestLabel, rejectedText } from '@theke/rules/orders/order-labels';
import type { Fact, MailContent } from './mail-content.ts';
import { orderTable } from './order-table.ts';
import type { TemplateShop } from './template-shop.ts';
import { expectedOf, expectedText, timeText } from './time-text.ts';

/** What one mail is about; `url` leads to the order's page, null where no host of the shop is known. */
export type TemplateOrder = { order: OrderState; shop: TemplateShop; url: string | null };

const nouns = { order: 'Bestellung', preorder: 'Vorbestellung', quotation: 'Angebotsanfrage' } as const;
const ways: Record<string, string> = { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' };
const whenever = 'So schnell wie möglich';

const follow = (url: string | null, label = 'Bestellung verfolgen') => (url === null ? undefined : { label, url });
const named = ({ kind, uid }: OrderState) => `${nouns[kind]} ${uid}`;
const isGiven = ({ value }: Fact) => value !== '';

const hello = ({ firstName, lastName }: OrderState['contact']): string =>
  [`Guten Tag`, [firstName, lastName].filter(Boolean).join(' ')].filter(Boolean).join(' ').concat(',');

function guestFacts({ order, shop }: TemplateOrder): Fact[] {
  return [
    { label: 'Termin', value: whenText({ order, shop }) },
    { label: 'Bestellnummer', value: order.uid },
    { label: 'Nummer', value: order.ticketNumber === null ? '' : String(order.ticketNumber) },
    { label: 'Art', value: ways[order.deliveryType] ?? '' },
    { label: 'Tisch', value: order.tableIdentifier ?? '' },
    { label: 'Filiale', value: shop.branch.name },
    { label: 'Bezahlung', value: paymentMethodLabels[order.paymentMethod] },
  ].filter(isGiven);
}

const whenText = ({ order, shop }: Pick<TemplateOrder, 'order' | 'shop'>): string => {
  const at = order.appointment ?? order.appointmentDate;
  if (at) return timeText(at, shop.zone);
  const expected = expectedOf(order);
  return expected ? expectedText(expected, shop.zone) : whenever;
};

/** To the branch: everything that it needs to begin, also without the order board. */
export function newOrderMail({ order, shop, url }: TemplateOrder): MailContent {
  const { contact } = order;
  const number = order.ticketNumber === null ? order.uid : `#${order.ticketNumber}`;
  return {
    subject: `Neue ${nouns[order.kind]} ${number}`,
    headline: `Neue ${nouns[order.kind]} ${number}`,
    paragraphs: [],
    facts: [
      { label: 'Termin', value: whenText({ order, shop }) },
      { label: 'Bestellnummer', value: order.uid },
      { label: 'Art', value: ways[order.deliveryType] ?? '' },
      { label: 'Tisch', value: order.tableIdentifier ?? '' },
      { label: 'Name', value: [contact.firstName, contact.lastName].filter(Boolean).join(' ') },
      { label: 'Firma', value: contact.companyName },
      { label: 'Telefon', value: contact.phone },
      { label: 'E‑Mail', value: contact.email },
      { label: 'Liefergebiet', value: order.deliveryArea ?? '' },
      { label: 'Adresse', value: addressText(contact.deliveryAddress ?? contact) },
      { label: 'Anmerkung', value: order.comment },
      { label: 'Bezahlung', value: paymentMethodLabels[order.paymentMethod] },
    ].filter(isGiven),
    order: orderTable(order.items, order.totals, { isForGuest: false }),
    link: follow(url, 'Bestellung öffnen'),
  };
}

function addressText(
  address: { [K in 'street' | 'stairway' | 'floor' | 'door' | 'zipCode' | 'city']?: string | undefined },
) {
  const { street, stairway, floor, door, zipCode, city } = address;
  const line = [street, stairway && `Stiege ${stairway}`, floor && `Stock ${floor}`, door && `Tür ${door}`];
  return [...line, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const received = {
  order: 'vielen Dank für Ihre Bestellung. Wir sehen sie uns gerade an und melden uns, sobald sie bestätigt ist.',
  preorder: 'vielen Dank für Ihre Vorbestellung. Wir sehen sie uns an, sobald wir wieder geöffnet haben.',
  quotation: 'vielen Dank für Ihre Anfrage. Ein unverbindliches Angebot folgt per E‑Mail.',
} as const;

export const receivedMail = (about: TemplateOrder): MailContent => ({
  subject: `Ihre ${named(about.order)} ist bei uns`,
  headline: `Ihre ${nouns[about.order.kind]} ist bei uns.`,
  paragraphs: [hello(about.order.contact), received[about.order.kind]],
  facts: guestFacts(about),
  order: orderTable(about.order.items, about.order.totals),
  link: follow(about.url),
});

export const confirmedMail = (about: TemplateOrder): MailContent => ({
  subject: `Ihre ${named(about.order)} ist bestätigt`,
  headline: `Ihre ${nouns[about.order.kind]} ist bestätigt.`,
  paragraphs: [hello(about.order.contact), 'wir haben Ihre Bestellung angenommen.'],
  facts: guestFacts(about),
  order: orderTable(about.order.items, about.order.totals),
  link: follow(about.url),
});

export const counterMail = ({ order, shop, url }: TemplateOrder): MailContent => ({
  subject: `Passt Ihnen eine andere Zeit? ${named(order)}`,
  headline: 'Passt Ihnen eine andere Zeit?',
  paragraphs: [
    hello(order.contact),
    'zu Ihrem Wunschtermin schaffen wir es leider nicht. Bitte sagen Sie uns, ob Ihnen unser Vorschlag passt.',
  ],
  facts: [
    { label: 'Bestellnummer', value: order.uid },
    { label: 'Ihr Wunsch', value: order.appointmentDate ? timeText(order.appointmentDate, shop.zone) : whenever },
    { label: 'Unser Vorschlag', value: order.counterAppointment ? timeText(order.counterAppointment, shop.zone) : '' },
  ].filter(isGiven),
  order: undefined,
  link: follow(url, 'Vorschlag beantworten'),
});

/** What it would cost, for how long, and where to answer. */
export const offeredMail = ({ order, shop, url }: TemplateOrder): MailContent => ({
  subject: `Unser Angebot zu Ihrer ${named(order)}`,
  headline: 'Unser Angebot für Sie.',
  paragraphs: [
    hello(order.contact),
    `vielen Dank für Ihre ${nouns[order.kind]}. Gerne machen wir Ihnen dieses Angebot. Bitte sagen Sie uns, ob es Ihnen passt.`,
    order.offer?.message ?? '',
  ].filter(Boolean),
  facts: [
    ...guestFacts({ order, shop, url }),
    { label: 'Gültig bis', value: order.offer ? timeText(order.offer.validUntil, shop.zone) : '' },
  ].filter(isGiven),
  order: orderTable(order.items, order.totals),
  link: follow(url, 'Angebot beantworten'),
});

/** A rejected order is "storniert" for its guest (STATUS-05). */
export const rejectedMail = ({ order, url }: TemplateOrder): MailContent => ({
  ...endedMail({ uid: order.uid, contact: order.contact, reason: null, url }),
  paragraphs: [hello(order.contact), rejectedText(order.rejectionMessage)],
});

/** An order that was never paid may end so too: nothing but its number is needed. */
export const endedMail = ({
  uid,
  contact,
  reason,
  url,
}: {
  uid: string;
  contact: OrderState['contact'];
  reason: string | null;
  url: string | null;
}): MailContent => ({
  subject: `Ihre Bestellung ${uid} wurde storniert`,
  headline: 'Ihre Bestellung wurde storniert.',
  paragraphs: [hello(contact), ['Ihre Bestellung wurde storniert.', reason].filter(Boolean).join(' ')],
  facts: [{ label: 'Bestellnummer', value: uid }],
  order: undefined,
  link: follow(url, 'Bestellung ansehen'),
});

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
  ].filter(isGiven),
  order: undefined,
  link: follow(url),
});

const refundReasons: Record<RefundReason, string> = {
  staff: '',
  'order-ended': 'Ihre Bestellung kommt nicht zustande.',
  'order-cheaper': 'Ihre Bestellung ist billiger geworden.',
  late: 'Ihre Zahlung kam an, als die Bestellung schon verfallen war.',
  surplus: 'Ihre Bestellung war schon bezahlt.',
};

export type Refunded = { amount: number; currency: string; reason: RefundReason; note: string };

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
      'Ihr Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben. Bis es da ist, kann es einige Tage dauern.',
    ].filter(Boolean),
    facts: [
      { label: 'Bestellnummer', value: uid },
      { label: 'Betrag', value: sum },
    ],
    order: undefined,
    link: follow(url, 'Bestellung ansehen'),
  };
}
