import { type Drawing, drawingBy } from './drawing-by.ts';
import { ingredientOfWords } from './ingredient-of-words.ts';
import type { Recipe } from './recipe.ts';

/** How what can be chosen is drawn on its own; undefined where its name says no ingredient. */
export const ingredientDrawingOf = (name: string): Drawing<Recipe> | undefined => drawingBy(ingredientOfWords(name));
