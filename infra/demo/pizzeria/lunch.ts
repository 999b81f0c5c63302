// A set menu of three courses that are also sold separately: a sold-out product cannot be chosen here.

import { recipes } from '@theke/painter/recipes';
import type { DemoProduct } from '../demo-tenant.ts';
import { type Choice, multiselect, select } from '../product-parts.ts';

/** A course's products by key, with name and surcharge. */
type Course = Readonly<Record<string, Choice>>;

const starters: Course = {
  tomatensuppe: ['Tomatensuppe', 0],
  minestrone: ['Minestrone', 0],
  bruschetta: ['Bruschetta', 0.5],
  'insalata-tonno': ['Insalata al Tonno', 4.5],
};
const mains: Course = {
  lasagne: ['Lasagne al Forno', 0],
  gnocchi: ['Gnocchi al Gorgonzola', 0],
  'linguine-pesto': ['Linguine al Pesto', 0],
  ravioli: ['Ravioli mit Ricotta und Spinat', 1],
  schnitzel: ['Wiener Schnitzel vom Kalb', 7.5],
};
const drinks: Course = {
  'mineralwasser-still': ['Mineralwasser still', 0],
  mineralwasser: ['Mineralwasser prickelnd', 0],
  cola: ['Cola', 0.5],
  apfelsaft: ['Apfelsaft gespritzt', 0.9],
  minzlimonade: ['Hausgemachte Minzlimonade', 1.5],
};
const sweets: Course = {
  'panna-cotta': ['Panna cotta', 3.9],
  tiramisu: ['Tiramisù', 4.4],
};

const keysByName = (...courses: Course[]) =>
  Object.fromEntries(courses.flatMap((course) => Object.entries(course).map(([key, [name]]) => [name, key])));

export const lunch: DemoProduct = {
  key: 'mittagsmenue',
  category: 'menues',
  picture: {
    seed: 'mittagsmenue',
    scene: {
      width: 668,
      height: 668,
      items: [
        { dish: recipes.lasagne, seed: 'lasagne', x: 390, y: 390, size: 520 },
        { dish: recipes.tomatensuppe, seed: 'tomatensuppe', x: 170, y: 190, size: 320 },
        { dish: recipes.cola, seed: 'cola', x: 560, y: 130, size: 220 },
      ],
    },
  },
  draft: {
    name: 'Mittagsmenü',
    description: 'Eine Vorspeise, eine Hauptspeise und ein Getränk Ihrer Wahl, auf Wunsch mit Dessert',
    type: 'bundle',
    isStepByStep: true,
    price: 16.9,
    tax: 10,
    takeawayTax: 10,
    dineInTax: 10,
    config: {
      parts: [
        select('Vorspeise', Object.values(starters)),
        select('Hauptspeise', Object.values(mains)),
        select('Getränk', Object.values(drinks)),
        multiselect('Dessert', Object.values(sweets), 'Oder ohne.'),
      ],
    },
  },
  contains: keysByName(starters, mains, drinks, sweets),
};
