import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { countedMessages as german } from './counted-messages.de.ts';

export const countedMessages: SameTexts<typeof german> = {
  title: 'What this site counts',
  visits: (days: number) =>
    `We count which pages are looked at, without a cookie, with your language, the orientation of your screen and whether it is set to light or dark. From your internet address and browser a number is made that holds for one day only; we do not store the address or the browser themselves for this. ${days === 0 ? 'We keep sums only.' : `Single page views can be looked up for ${days === 1 ? 'one day' : `${days} days`}, after that only sums remain.`} If your browser sends “Do Not Track” or “Global Privacy Control”, we count nothing.`,
  requests:
    'What you write to us in a form or ask an offer for is kept until it becomes an order, otherwise for half a year.',
  carts:
    'If you tick in the checkout that we may get in touch should you not order, we keep your name, contact details and cart until you order or remove the tick. After an hour without an order our team is told; if it does not become an order, we delete it after half a year. Nothing is sent to you automatically.',
  afterYes: 'Only with your yes',
  screen:
    'we also record your browser and its languages, the website you came from, the size of screen and window, what you put into the cart and what you order;',
  loads: (name, does, hosts) => `we load: ${name}, ${does} (${hosts});`,
  takeBack: 'Your yes holds for 365 days. You can take it back here:',
};
