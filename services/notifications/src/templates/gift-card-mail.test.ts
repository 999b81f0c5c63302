import { expect, test } from '@jest/globals';
import { giftCardSold } from '@theke/contracts/ordering/gift-card';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { exampleIds } from '@theke/contracts/wire';
import { giftCardBoughtMail, giftCardMail } from './gift-card-mail.ts';
import type { TemplateShop } from './template-shop.ts';
import { tipLines } from './tip-lines.ts';

const shop: TemplateShop = {
  name: 'Marillo',
  brand: '#003F4B',
  accent: '#4CAF5B',
  branch: { name: 'Innenstadt', address: '', phone: '', email: '' },
  zone: 'Europe/Vienna',
  origin: 'https://marillo.example',
};

// GIFT-04
test('writes value, code and validity of a gift card; the link has the code behind #', () => {
  const mail = giftCardMail(shop, { ...giftCardSold.example, validUntil: '2027-11-21', code: 'K7M2XQPA9RDT4WEH' });
  expect(mail).toMatchObject({
    subject: 'Ihre Geschenkkarte von Marillo über 50,00\u00a0€',
    headline: 'Eine Geschenkkarte für Eva',
    quote: { text: 'Alles Gute zum Geburtstag!' },
    facts: [{ value: 'K7M2 XQPA 9RDT 4WEH' }, { value: '50,00\u00a0€' }, { label: 'Gültig bis', value: '21.11.2027' }],
    link: { url: 'https://marillo.example/kontakt#karte=K7M2XQPA9RDT4WEH' },
  });
});

// GIFT-14
test.each([
  ['eva@demo.example', /unterwegs an eva@demo\.example/],
  ['walter@demo.example', /eigenen E‑Mail/],
])('confirms a purchase for %s to the buyer, with the amount and without the code', (recipientEmail, text) => {
  const mail = giftCardBoughtMail(shop, {
    ...{ ...giftCardSold.example, method: 'card', recipientEmail, buyerName: 'Walter' },
    ...{ buyerEmail: 'walter@demo.example', uid: 'K7M2XQPAHD3W', hash: 'h', at: '2026-11-21T11:00:00.000Z' },
  });
  expect(mail.subject).toBe('Ihr Kauf bei Marillo: Geschenkkarte über 50,00\u00a0€');
  expect(mail.paragraphs[1]).toMatch(text);
  expect(mail.facts).toContainEqual({ label: 'Bezahlt', value: '50,00\u00a0€, Online' });
  expect(mail.facts).toContainEqual({ label: 'Kaufnummer', value: 'K7M2XQPAHD3W' });
  expect(mail.link?.url).toBe('https://marillo.example/site/geschenkkarte/K7M2XQPAHD3W/h');
});

// GIFT-11
test('lists what a gift card pays, and the rest, on receipts and in mails', () => {
  const giftCard = { id: exampleIds.order, codeEnd: '4WEH', amount: 6, returned: 0 };
  expect(tipLines({ ...orderStateExample, giftCard })).toEqual([
    { label: 'Geschenkkarte …4WEH', value: '−6,00\u00a0€' },
    { label: 'Zu zahlen', value: '4,90\u00a0€' },
  ]);
  expect(tipLines({ ...orderStateExample, giftCard, tip: 1, isPaid: true }).at(-1)).toEqual({
    label: 'Bezahlt',
    value: '5,90\u00a0€',
  });
});
