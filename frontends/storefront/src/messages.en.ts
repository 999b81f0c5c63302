import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { messages as german } from './messages.de.ts';

export const messages: SameTexts<typeof german> = {
  close: 'Close',
  retry: 'Try again',
  tomorrow: 'tomorrow',
  today: 'today',
  dayAndClock: (day, time) => `${day}, ${time}`,
  loading: 'Loading …',
  loadFailed: 'The data could not be loaded.',
  loadFailedText: 'Please check your connection. Your basket is kept.',

  contact: 'Contact',

  list: {
    reset: 'Reset search',
    inactive: 'Currently not active',
    inactiveHow: 'Ordering not possible',
    opensOn: (date) => `Opening on ${date}`,
    notYet: 'Ordering not possible yet',
    preorder: 'Pre-orders possible',
  },

  orderTypes: { label: 'How to order', takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'Dine in' },

  menu: {
    categories: 'Categories',
    search: 'Search the menu',
    endSearch: 'Close search',
    notFound: (typed) => `Nothing on the menu matches “${typed}”.`,
    noneFree: 'Nothing is free of these allergens.',
    allergens: (names) => `Allergens: ${names.join(', ')}`,
    additives: (numbers) => `Additives: ${numbers.join(', ')}`,
    add: (name) => `${name}: Add to basket`,
    inCart: (text) => `${text} in your basket`,
    added: 'Product added to basket.',
    soldOut: 'Sold out today',
    unavailable: 'Currently unavailable',
    priceHidden: 'The final price is known once your order is ready.',
    empty: 'No menu here yet.',
    emptyText: 'Please check back soon.',
    productsFailed: 'The data could not be loaded.',
    inactive: 'Currently not active.',
    inactiveHow: 'It takes no orders.',
    noOrders: 'No online orders at the moment.',
    otherBranch: 'Other branch',
    call: 'Call',
    collection: 'Collection',
  },

  cart: {
    title: 'Your order',
    order: 'Order now',
    removed: (name) => `${name} removed`,
    undo: 'Undo',
    migrated: 'The menu has changed. Please check your basket.',
  },
};
