import { giftCardMethodLabels, type giftCardReversed, type giftCardSold } from '@theke/contracts/ordering/gift-card';
import { formatCardCode } from '@theke/rules/gift-cards/card-code';
import { giftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { dateText, startOf } from '@theke/rules/time/local-time';
import type { z } from 'zod';
import type { MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';
import { timeText } from './time-text.ts';

type Sold = z.output<typeof giftCardSold.data>;

/** To the recipient of a gift card: the code, its value and how to use it (GIFT-04). */
export function giftCardMail(shop: TemplateShop, { code, ...card }: Sold & { code: string }): MailContent {
  const { amount, currency, validUntil, recipientName, message } = card;
  const value = formatMoney(toMoney(amount), currency);
  return {
    subject: `Ihre Geschenkkarte von ${shop.name} über ${value}`,
    headline: ['Eine Geschenkkarte', recipientName && `für ${recipientName}`].filter(Boolean).join(' '),
    paragraphs: [
      `Diese Geschenkkarte ist ${value} wert. Geben Sie den Code beim Bestellen ein oder zeigen Sie ihn uns vor Ort. Was übrig bleibt, bleibt auf der Karte.`,
      'Bitte bewahren Sie den Code auf wie Bargeld: Wer ihn kennt, kann die Karte einlösen.',
    ],
    quote: message ? { from: 'Persönliche Zeilen', text: message } : undefined,
    facts: [
      { label: 'Code', value: formatCardCode(code) },
      { label: 'Wert', value },
      ...(validUntil === null ? [] : [{ label: 'Gültig bis', value: dateText(startOf(validUntil)) }]),
    ],
    order: undefined,
    // The code follows `#`: browsers never send that part to a server.
    link: shop.origin ? { label: 'Guthaben ansehen', url: `${shop.origin}/kontakt#karte=${code}` } : undefined,
  };
}

type Bought = Sold & {
  uid: string;
  /** Secret of the card's page. */
  hash: string;
  /** Instant of the sale. */
  at: string;
};

/** To the buyer of a card on the web: what was paid, and where the card is (GIFT-14). Contains no code. */
export function giftCardBoughtMail(
  shop: TemplateShop,
  { amount, currency, uid, hash, at, method, recipientEmail, buyerEmail, recipientName, validUntil }: Bought,
): MailContent {
  const value = formatMoney(toMoney(amount), currency);
  const isForSelf = recipientEmail === buyerEmail;
  return {
    subject: `Ihr Kauf bei ${shop.name}: Geschenkkarte über ${value}`,
    headline: 'Danke für Ihren Kauf',
    paragraphs: [
      'Wir haben Ihre Zahlung erhalten.',
      isForSelf
        ? 'Den Code der Karte finden Sie in einer eigenen E‑Mail und auf der Seite Ihrer Karte. Dort können Sie sie auch drucken.'
        : `Die Karte ist unterwegs an ${recipientEmail}. Der Code steht nur dort.`,
      'Beim Kauf fällt keine Umsatzsteuer an. Sie wird berechnet, wenn die Karte eingelöst wird; dann gibt es auch den Beleg über die Speisen.',
    ],
    facts: [
      { label: 'Kaufnummer', value: uid },
      { label: 'Bezahlt am', value: timeText(at, shop.zone) },
      { label: 'Geschenkkarte', value },
      { label: 'Umsatzsteuer', value: formatMoney(toMoney(0), currency) },
      { label: 'Bezahlt', value: `${value}, ${giftCardMethodLabels[method]}` },
      ...(recipientName === '' ? [] : [{ label: 'Für', value: recipientName }]),
      ...(validUntil === null ? [] : [{ label: 'Gültig bis', value: dateText(startOf(validUntil)) }]),
    ],
    order: undefined,
    link: shop.origin ? { label: 'Zur Geschenkkarte', url: `${shop.origin}${giftCardPath}/${uid}/${hash}` } : undefined,
  };
}

/** To the buyer of a card on the web whose sale was reversed (GIFT-21). */
export function giftCardReversedMail(
  shop: TemplateShop,
  { amount, currency, uid }: z.output<typeof giftCardReversed.data>,
): MailContent {
  const value = formatMoney(toMoney(amount), currency);
  return {
    subject: `Ihr Kauf bei ${shop.name} wurde storniert: Geschenkkarte über ${value}`,
    headline: 'Ihr Kauf wurde storniert',
    paragraphs: [
      `Die Geschenkkarte über ${value} gilt nicht mehr. Haben Sie sie schon weitergegeben, sagen Sie dem Beschenkten bitte Bescheid.`,
      `Wir erstatten Ihnen ${value} auf demselben Weg, auf dem Sie bezahlt haben. Bis der Betrag auf Ihrem Konto ist, kann es einige Tage dauern.`,
    ],
    facts: [
      { label: 'Kaufnummer', value: uid },
      { label: 'Erstattung', value },
    ],
    order: undefined,
    link: undefined,
  };
}
