import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { giftCardMessages as german } from './gift-card-messages.de.ts';

export const giftCardMessages: SameTexts<typeof german> = {
  title: 'Gift card',
  buy: 'Buy a gift card',
  enter: 'Pay with a gift card',
  code: 'Gift card code',
  codeHint: '16 characters, printed on the card or in the email.',
  check: 'Check the card',
  checking: 'Checking …',
  remove: 'Remove',
  card: (end) => `Gift card …${end}`,
  balance: (sum) => `Balance ${sum}`,
  left: (sum) => `${sum} will be left on the card.`,
  coversAll: 'This pays for everything.',
  rest: (sum) => `You pay the remaining ${sum} below.`,
  pageIntro: 'See how much is left on your gift card.',
  redeemHint: 'To redeem it, enter the code when you order or show it at the counter.',
  validUntil: (day) => `Valid until ${day}`,
  unlimited: 'Valid without limit',
  states: {
    active: '',
    empty: 'This gift card has been used up.',
    expired: 'This gift card has expired.',
    blocked: 'This gift card is blocked. Please contact our team.',
    reversed: 'This gift card was returned.',
  },
  refused: ({ code, message }) =>
    code === 'GIFT_CARD_UNKNOWN' ? 'There is no such gift card. Please check the code.' : message,
};
