import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { configureMessages as german } from './configure-messages.de.ts';

export const configureMessages: SameTexts<typeof german> = {
  unnamedFile: 'File',
  amount: 'Quantity',
  unit: 'Unit',
  less: 'Less',
  more: 'More',
  back: 'Back',
  next: 'Next',
  add: 'Add to basket',
  save: 'Save changes',
  optional: 'optional',
  chosen: (count) => `${count} chosen`,
  soFar: 'Chosen so far',
  startPrice: 'Base price',
  base: (price) => `Unit price ${price}`,
  per: (unit) => `Per ${unit}`,
  included: 'no extra charge',
  minimum: (amount) => `At least ${amount}`,
  steps: (amount) => `in steps of ${amount}`,
  unreadable: (typed) => `“${typed}” is not a number such as 2 or 0.5.`,
  whole: 'Please enter a whole number.',
  estimated: 'The scales decide the final price.',
  stepOf: (step, all) => `Step ${step} of ${all}`,
};
