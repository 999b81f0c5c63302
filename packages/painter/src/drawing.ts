import { type Drawing, drawingBy } from './drawing-by.ts';
import type { Recipe } from './recipe.ts';
import { type Chosen, type Described, recipeOfWords } from './recipe-of-words.ts';

/**
 * How a product without a picture is drawn, by what it is called and what somebody chose of it; undefined where its words do not say what it is.
 */
export const drawingOf = (product: Described, chosen?: Chosen): Drawing<Recipe> | undefined =>
  drawingBy(recipeOfWords(product, chosen));
