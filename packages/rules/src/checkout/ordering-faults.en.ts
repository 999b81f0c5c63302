import type { SameTexts } from '../texts/same-texts.ts';
import type { orderingTexts as german } from './ordering-faults.de.ts';

export const orderingTexts: SameTexts<typeof german> = {
  notYet: (date, time) => `We take orders from ${date}, ${time}.`,
  typeNotOffered: 'You cannot order this way here. Please choose another.',
  areaRequired: 'Please choose a delivery area.',
  submit: {
    order: 'Place order',
    preorder: 'Place pre-order',
    quotation: 'Request a quote',
  },
  obligation: 'Order with obligation to pay',
};
