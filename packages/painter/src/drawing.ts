import { type Drawing, drawingBy } from './drawing-by.ts';
import { recipeOfWords } from './recipe-of-words.ts';

/** How a product without a picture is drawn, by what it is called; undefined where its words do not say what it is. */
export const drawingOf = (product: { name: string; description: string }): Drawing | undefined =>
  drawingBy(recipeOfWords(product));
