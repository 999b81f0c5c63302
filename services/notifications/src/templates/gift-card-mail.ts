import type { giftCardSold } from '@theke/contracts/ordering/gift-card';
import { formatCardCode } from '@theke/rules/gift-cards/card-code';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { dateText, startOf } from '@theke/rules/time/local-time';
import type { z } from 'zod';
import type { MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';

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
