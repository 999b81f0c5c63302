import type { MessageKind } from '@theke/contracts/notifications/message';
import type { ReservationChange, ReservationState } from '@theke/contracts/ordering/reservation';
import { clockText, dayText, localTime } from '@theke/rules/time/local-time';
import type { Fact, MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';

export type ReservationMail = {
  reservation: ReservationState;
  shop: TemplateShop;
  /** Undefined if the tenant has no known host. */
  links: { page: string; calendar: string; office: string } | undefined;
};

const personsText = (guests: number): string => (guests === 1 ? '1 Person' : `${guests} Personen`);

const localOf = ({ reservation, shop }: ReservationMail): number =>
  localTime(shop.zone, Date.parse(reservation.startAt));

/** "Dienstag, 01.12.2026 um 19:00 Uhr" */
const whenText = (mail: ReservationMail): string => `${dayText(localOf(mail))} um ${clockText(localOf(mail))} Uhr`;

function momentOf(mail: ReservationMail): NonNullable<MailContent['moment']> {
  const local = localOf(mail);
  return { label: 'Ihr Tisch', value: whenText(mail), clock: clockText(local), isAbout: false, day: dayText(local) };
}

const factsOf = ({ reservation: { guests, name, note }, shop: { branch } }: ReservationMail): Fact[] => [
  { label: 'Personen', value: String(guests) },
  { label: 'Auf den Namen', value: name },
  ...(note ? [{ label: 'Ihr Wunsch', value: note }] : []),
  { label: 'Wo', value: [branch.name, branch.address].filter(Boolean).join(', ') },
  ...(branch.phone ? [{ label: 'Telefon', value: branch.phone }] : []),
];

type GuestText = { subject: string; headline: string; paragraph: string };

const texts: Partial<Record<MessageKind, (mail: ReservationMail) => GuestText>> = {
  'reservation-requested': (mail) => ({
    subject: `Ihre Anfrage für ${whenText(mail)}`,
    headline: 'Wir haben Ihre Anfrage erhalten',
    paragraph: 'Wir sehen nach, ob wir einen Tisch für Sie haben, und melden uns per E‑Mail.',
  }),
  'reservation-confirmed': (mail) => ({
    subject: `Ihr Tisch ist reserviert: ${whenText(mail)}`,
    headline: 'Ihr Tisch ist reserviert',
    paragraph: `Wir freuen uns auf Sie und halten einen Tisch für ${personsText(mail.reservation.guests)} frei.`,
  }),
  'reservation-changed': (mail) => ({
    subject: `Ihre Reservierung wurde geändert: ${whenText(mail)}`,
    headline: 'Ihre Reservierung wurde geändert',
    paragraph:
      mail.reservation.status === 'requested'
        ? 'Wir sehen nach, ob wir zu dieser Zeit einen Tisch für Sie haben, und melden uns per E‑Mail.'
        : `Wir erwarten Sie nun am ${whenText(mail)} mit ${personsText(mail.reservation.guests)}.`,
  }),
  'reservation-reminder': (mail) => ({
    subject: `Zur Erinnerung: Ihr Tisch am ${whenText(mail)}`,
    headline: 'Wir freuen uns auf Sie',
    paragraph: `Ihr Tisch für ${personsText(mail.reservation.guests)} ist reserviert. Kommt etwas dazwischen, sagen Sie uns bitte Bescheid.`,
  }),
};

/** @param cancellation who canceled, and the message of staff */
export function reservationMail(
  mail: ReservationMail,
  kind: MessageKind,
  cancellation: { by: 'guest' | 'staff' | 'system'; reason: string },
): MailContent {
  const text = texts[kind]?.(mail);
  if (!text) return canceledMail(mail, cancellation);
  const { links } = mail;
  const { phone } = mail.shop.branch;
  return {
    subject: text.subject,
    headline: text.headline,
    paragraphs: [
      text.paragraph,
      phone
        ? `Über den Link können Sie die Reservierung ändern oder stornieren. Kurz vor dem Termin rufen Sie uns bitte an: ${phone}.`
        : 'Über den Link können Sie die Reservierung ändern oder stornieren.',
    ],
    moment: momentOf(mail),
    facts: factsOf(mail),
    order: undefined,
    link: links && { label: 'Reservierung ansehen', url: links.page },
    more: links && { label: 'In den Kalender eintragen', url: links.calendar },
  };
}

const canceledMail = (mail: ReservationMail, { by, reason }: { by: string; reason: string }): MailContent => ({
  subject: `Ihre Reservierung ist storniert: ${whenText(mail)}`,
  headline: 'Ihre Reservierung ist storniert',
  paragraphs: [
    by === 'guest'
      ? `Sie haben Ihren Tisch am ${whenText(mail)} storniert. Wir freuen uns auf ein anderes Mal.`
      : `Leider können wir Ihnen am ${whenText(mail)} keinen Tisch anbieten.`,
  ],
  ...(reason && { quote: { from: mail.shop.branch.name || mail.shop.name, text: reason } }),
  facts: factsOf(mail),
  order: undefined,
  link: undefined,
});

const branchSubjects: Partial<Record<ReservationChange, string>> = {
  booked: 'Neue Reservierung',
  changed: 'Geänderte Reservierung',
  canceled: 'Stornierte Reservierung',
};

/** To the branch, about what a guest did. */
export function branchReservationMail(mail: ReservationMail, change: ReservationChange): MailContent {
  const { guests, name, phone, email, note, status, tables } = mail.reservation;
  const headline = branchSubjects[change] ?? 'Reservierung';
  return {
    subject: `${headline}: ${whenText(mail)}, ${personsText(guests)}`,
    headline,
    paragraphs: status === 'requested' ? ['Bitte bestätigen oder stornieren Sie die Reservierung.'] : [],
    moment: { ...momentOf(mail), label: 'Termin' },
    facts: [
      { label: 'Personen', value: String(guests) },
      { label: 'Name', value: name },
      ...(phone ? [{ label: 'Telefon', value: phone }] : []),
      ...(email ? [{ label: 'E‑Mail', value: email }] : []),
      ...(note ? [{ label: 'Wunsch', value: note }] : []),
      { label: tables.length === 1 ? 'Tisch' : 'Tische', value: tables.map(({ identifier }) => identifier).join(', ') },
    ],
    order: undefined,
    link: mail.links && { label: 'Reservierungen öffnen', url: mail.links.office },
  };
}
