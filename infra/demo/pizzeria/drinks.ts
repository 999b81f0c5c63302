// Drinks carry 20 % VAT, including milk drinks. Returnable bottles are glass: their deposit has the same rate.

import type { Recipe } from '@theke/painter/recipe';
import { recipes } from '@theke/painter/recipes';
import type { DemoProduct } from '../demo-tenant.ts';

type Drink = [
  key: string,
  name: string,
  price: number,
  description: string,
  dish: Recipe,
  allergens?: 'G' | 'A' | 'O' | undefined,
  /** For bottles: the price per litre is shown beside the price. */
  liters?: number,
  /** For refillable bottles. */
  deposit?: number,
];

const additives: Readonly<Record<string, ('1' | '12' | '13')[]>> = { cola: ['1', '12'], spritz: ['1', '13'] };

const drink =
  (category: string) =>
  ([key, name, price, description, dish, allergen, liters, deposit]: Drink): DemoProduct => ({
    key,
    category,
    picture: { seed: key, dish },
    draft: {
      name,
      description,
      price,
      allergens: allergen ? [allergen] : [],
      isFreeOfAllergens: !allergen,
      ...(additives[key] && { additives: additives[key] }),
      ...(liters && { contentQuantity: liters }),
      ...(deposit && { deposit }),
      tax: 20,
      takeawayTax: 20,
      dineInTax: 20,
    },
  });

const soft: Drink[] = [
  ['cola', 'Cola', 3.4, '0,33 l, mit Eis und Zitrone', recipes.cola],
  ['minzlimonade', 'Hausgemachte Minzlimonade', 4.6, '0,5 l, Zitrone, Minze, wenig Zucker', recipes.minzlimonade],
  ['kraeuterlimonade', 'Kräuterlimonade', 3.6, '0,35 l Flasche', recipes.kraeuterlimonade, undefined, 0.35, 0.25],
  [
    'apfelsaft',
    'Apfelsaft gespritzt',
    3.9,
    '0,5 l, naturtrüb aus der Steiermark',
    { kind: 'glass', liquid: 'apple', lemon: false },
  ],
  [
    'orangensaft',
    'Orangensaft',
    4.4,
    '0,25 l, frisch gepresst',
    { kind: 'glass', liquid: 'orange', ice: 1, orange: true },
  ],
  ['mineralwasser', 'Mineralwasser prickelnd', 2.9, '0,33 l Flasche', recipes.mineralwasser, undefined, 0.33],
  [
    'mineralwasser-still',
    'Mineralwasser still',
    2.9,
    '0,33 l Flasche',
    { kind: 'bottle', flask: 'clear', band: '#4a86a8', cap: '#dfe6e5' },
    undefined,
    0.33,
  ],
  ['espresso', 'Espresso', 2.6, 'Hausröstung, kräftig', { kind: 'coffee', milk: false }],
  ['cappuccino', 'Cappuccino', 3.8, 'Mit fein geschäumter Milch', recipes.cappuccino, 'G'],
];

const wine: Drink[] = [
  ['bier', 'Wiener Lager', 4.6, '0,5 l vom Fass', recipes.bier, 'A'],
  [
    'bier-flasche',
    'Märzen',
    3.9,
    '0,5 l Flasche',
    { kind: 'bottle', flask: 'brown', band: '#8a3324', cap: '#c9a24a' },
    'A',
    0.5,
    0.2,
  ],
  ['rotwein', 'Zweigelt', 4.9, '⅛ l, Carnuntum', recipes.rotwein, 'O'],
  ['weisswein', 'Grüner Veltliner', 4.7, '⅛ l, Weinviertel DAC', { kind: 'wine', liquid: 'white' }, 'O'],
  ['chianti', 'Chianti Classico', 28, '0,75 l Flasche', recipes.chianti, 'O', 0.75],
  ['spritz', 'Spritz', 6.9, 'Bitterorange, Prosecco, Soda', recipes.spritz, 'O'],
];

export const drinks: readonly DemoProduct[] = [...soft.map(drink('getraenke')), ...wine.map(drink('wein'))];
