import { type Drawing, drawingBy } from './drawing-by.ts';
import { ingredientOfWords } from './ingredient-of-words.ts';
import type { Recipe } from './recipe.ts';

/** The drawing of an option; undefined if its name contains no known ingredient. */
export const ingredientDrawingOf = (name: string): Drawing<Recipe> | undefined => drawingBy(ingredientOfWords(name));
