// Of some ingredients it is known how large and how many look best on their own.
import type { Recipe } from './recipe.ts';

export const ingredientRecipes = {
  'zutat-salami': { kind: 'ingredient', name: 'salami', size: 225 },
  'zutat-mushroom': { kind: 'ingredient', name: 'mushroom', size: 230 },
  'zutat-basil': { kind: 'ingredient', name: 'basil', size: 540 },
  'zutat-ham': { kind: 'ingredient', name: 'ham', n: 1, size: 230 },
  'zutat-olive': { kind: 'ingredient', name: 'olive', n: 3, size: 120 },
  'zutat-pepper': { kind: 'ingredient', name: 'pepper', n: 3, size: 400, spread: 0.28 },
  'zutat-onion': { kind: 'ingredient', name: 'onion', n: 2, size: 250, spread: 0.35 },
  'zutat-corn': { kind: 'ingredient', name: 'corn', n: 6, size: 95 },
  'zutat-artichoke': { kind: 'ingredient', name: 'artichoke', size: 230 },
  'zutat-rocket': { kind: 'ingredient', name: 'rocket', size: 560 },
  'zutat-egg': { kind: 'ingredient', name: 'egg', size: 240 },
  'zutat-tuna': { kind: 'ingredient', name: 'tuna', size: 260 },
  'zutat-pepperoncino': { kind: 'ingredient', name: 'pepperoncino', size: 480 },
  'zutat-gorgonzola': { kind: 'ingredient', name: 'gorgonzola', n: 2, size: 140 },
  'zutat-cherrytomato': { kind: 'ingredient', name: 'cherrytomato', n: 2, size: 140 },
  'zutat-shrimp': { kind: 'ingredient', name: 'shrimp', size: 240 },
} satisfies Record<string, Recipe>;
