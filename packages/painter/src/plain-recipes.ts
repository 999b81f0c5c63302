// What one word says whole. Apart from the house's other recipes: whoever reads words needs no more of them.
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
