// Selects the painter for a recipe's kind.

import type { Recipe } from '@theke/rules/drawings/recipe';
import { paintAntipasti } from './antipasti.ts';
import { paintBeer } from './beer.ts';
import { paintBottle } from './bottle.ts';
import { paintBread } from './bread.ts';
import { paintCalzone } from './calzone.ts';
import { paintCoffee } from './coffee.ts';
import { paintCrumbs } from './crumbs.ts';
import { paintDessert } from './dessert.ts';
import { paintGlass } from './glass.ts';
import { paintIngredient } from './ingredient.ts';
import { paintLasagne } from './lasagne.ts';
import { paintPasta } from './pasta.ts';
import { paintPizza } from './pizza.ts';
import { paintSalad } from './salad.ts';
import { paintSchnitzel } from './schnitzel.ts';
import type { Sheet } from './sheet.ts';
import { paintSoup } from './soup.ts';
import { paintStrudel } from './strudel.ts';
import { paintWine } from './wine.ts';

type Painters = { [K in Recipe['kind']]: (p: Sheet, recipe: Extract<Recipe, { kind: K }>) => string };

const painters: Painters = {
  antipasti: paintAntipasti,
  beer: paintBeer,
  bottle: paintBottle,
  bread: paintBread,
  calzone: paintCalzone,
  coffee: paintCoffee,
  crumbs: paintCrumbs,
  dessert: paintDessert,
  glass: paintGlass,
  ingredient: paintIngredient,
  lasagne: paintLasagne,
  pasta: paintPasta,
  pizza: paintPizza,
  salad: paintSalad,
  schnitzel: paintSchnitzel,
  soup: paintSoup,
  strudel: paintStrudel,
  wine: paintWine,
};

/** SVG markup of one dish on a sheet of 640 by 640, without the surrounding `<svg>`. */
export function paintKind<K extends Recipe['kind']>(p: Sheet, recipe: Extract<Recipe, { kind: K }>): string {
  const paint = painters[recipe.kind as K];
  return paint(p, recipe);
}
