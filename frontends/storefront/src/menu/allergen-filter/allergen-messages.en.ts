import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { allergenMessages as german } from './allergen-messages.de.ts';

export const allergenMessages: SameTexts<typeof german> = {
  open: 'Filter by allergens',
  openBoth: 'Allergens and additives',
  additives: 'Additives on this menu',
  title: 'What must you avoid? We hide these dishes.',
  legend: 'Allergens',
  note: 'We hide everything that contains them according to the kitchen, and everything that the kitchen has stated nothing about. Traces are always possible.',
  show: (left, all) =>
    left < all ? `Show ${left} of ${all} products` : left === 1 ? 'Show 1 product' : `Show ${left} products`,
  clear: 'Clear selection',
  active: (names, hidden) => `Without ${names.join(', ')}: ${hidden} hidden`,
  reset: 'Show all products',
};
