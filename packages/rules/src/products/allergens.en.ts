import type { SameTexts } from '../texts/same-texts.ts';
import type { allergenNames as german } from './allergens.de.ts';

export const allergenNames: SameTexts<typeof german> = {
  A: 'Gluten',
  B: 'Crustaceans',
  C: 'Egg',
  D: 'Fish',
  E: 'Peanut',
  F: 'Soya',
  G: 'Milk',
  H: 'Tree nuts',
  L: 'Celery',
  M: 'Mustard',
  N: 'Sesame',
  O: 'Sulphites',
  P: 'Lupin',
  R: 'Molluscs',
};
