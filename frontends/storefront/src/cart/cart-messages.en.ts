import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { cartMessages as german } from './cart-messages.de.ts';

export const cartMessages: SameTexts<typeof german> = {
  show: 'Show basket: ',
  emptyLine: 'Your basket is still empty.',
  empty: 'Your basket is empty!',
  emptyText: 'Pick something you like.',
  toMenu: 'Go to the menu',
  note: 'Note',
  wished: { takeaway: 'Collection', delivery: 'Delivery', dineIn: 'Arrival' },
  saved: 'Your basket is saved',
  count: (count) => (count === 1 ? '1 product' : `${new Intl.NumberFormat('en-GB').format(count)} products`),
  total: 'Total',
  subtotal: 'Subtotal',
  deposit: 'Deposit',
  to: (area) => `to ${area}`,
  deliveryTo: (area) => `Delivery to ${area}`,
  freeDelivery: 'free',
  missing: (amount) => `${amount} to go.`,
  amountOf: (name) => `Quantity: ${name}`,
  less: (name) => `${name}: fewer`,
  more: (name) => `${name}: more`,
  remove: (name) => `Remove ${name}`,
  edit: (name) => `${name}: Change`,
  change: 'Change',
  follows: 'to follow',
  expected: { takeaway: 'Ready', delivery: 'With you', dineIn: 'At your table' },
};
