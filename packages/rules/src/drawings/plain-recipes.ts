// Recipes identified by a single word. In a separate module, so that code that maps words to recipes loads no others.
import type { Recipe } from './recipe.ts';

export const plainRecipes = {
  calzone: { kind: 'calzone' },
  lasagne: { kind: 'lasagne' },
  tiramisu: { kind: 'dessert', sort: 'tiramisu' },
  'panna-cotta': { kind: 'dessert', sort: 'pannacotta' },
  palatschinken: { kind: 'dessert', sort: 'palatschinken' },
  gelato: { kind: 'dessert', sort: 'ice' },
  bier: { kind: 'beer' },
  cappuccino: { kind: 'coffee' },
  mineralwasser: { kind: 'bottle', flask: 'green' },
  antipasti: { kind: 'antipasti' },
  schnitzel: { kind: 'schnitzel' },
  knoblauchbrot: { kind: 'bread' },
  bruschetta: { kind: 'bread', sort: 'tomato' },
} satisfies Record<string, Recipe>;
