import { type Drawing, drawingBy } from './drawing-by.ts';
import type { Recipe } from './recipe.ts';
import { type Chosen, type Described, recipeOfWords } from './recipe-of-words.ts';

/**
 * The drawing of a product without a picture, by its texts and chosen options; undefined if they do not name a known
 * dish.
 */
export const drawingOf = (product: Described, chosen?: Chosen): Drawing<Recipe> | undefined =>
  drawingBy(recipeOfWords(product, chosen));
