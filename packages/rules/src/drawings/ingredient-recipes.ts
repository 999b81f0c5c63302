// Best size and number of some ingredients when drawn alone.
import type { Recipe } from './recipe.ts';
import type { ToppingName } from './topping-name.ts';

type Laid = Omit<Extract<Recipe, { kind: 'ingredient' }>, 'kind' | 'name'>;

/** Key order matters: a drawing's id is the hash of its recipe's text. */
export const laidIngredients = {
  salami: { size: 225 },
  mushroom: { size: 230 },
  basil: { size: 540 },
  ham: { n: 1, size: 230 },
  olive: { n: 3, size: 120 },
  pepper: { n: 3, size: 400, spread: 0.28 },
  onion: { n: 2, size: 250, spread: 0.35 },
  corn: { n: 6, size: 95 },
  artichoke: { size: 230 },
  rocket: { size: 560 },
  egg: { size: 240 },
  tuna: { size: 260 },
  pepperoncino: { size: 480 },
  gorgonzola: { n: 2, size: 140 },
  cherrytomato: { n: 2, size: 140 },
  shrimp: { size: 240 },
} satisfies Partial<Record<ToppingName, Laid>>;

export type LaidIngredient = keyof typeof laidIngredients;
