// The built-in recipes by the seed that draws them.
import { type LaidIngredient, laidIngredients } from '@theke/rules/drawings/ingredient-recipes';
import { plainRecipes } from '@theke/rules/drawings/plain-recipes';
import type { Recipe } from '@theke/rules/drawings/recipe';

const ingredientRecipes = Object.fromEntries(
  Object.entries(laidIngredients).map(([name, laid]) => [`zutat-${name}`, { kind: 'ingredient', name, ...laid }]),
) as Record<`zutat-${LaidIngredient}`, Recipe>;

export const recipes = {
  margherita: { kind: 'pizza', sauce: 'tomato', cheese: 'none', toppings: ['mozzarella', 'basil'] },
  diavola: { kind: 'pizza', sauce: 'hot', toppings: ['salami', 'pepperoncino', 'onion'] },
  'prosciutto-funghi': { kind: 'pizza', sauce: 'tomato', toppings: ['ham', 'mushroom'] },
  'quattro-stagioni': { kind: 'pizza', sauce: 'tomato', toppings: ['ham', 'mushroom', 'artichoke', 'olive'] },
  tonno: { kind: 'pizza', sauce: 'tomato', toppings: ['tuna', 'onion', 'caper'] },
  vegetaria: { kind: 'pizza', sauce: 'tomato', toppings: ['zucchini', 'pepper', 'cherrytomato', 'corn'] },
  'quattro-formaggi': { kind: 'pizza', sauce: 'cream', toppings: ['gorgonzola', 'mozzarella', 'parmesan'] },
  'rucola-prosciutto': { kind: 'pizza', sauce: 'tomato', toppings: ['prosciutto', 'rocket', 'parmesan'] },
  hawaii: { kind: 'pizza', sauce: 'tomato', toppings: ['ham', 'pineapple'] },
  'frutti-di-mare': { kind: 'pizza', sauce: 'tomato', toppings: ['shrimp', 'olive', 'parsley'] },
  capricciosa: { kind: 'pizza', sauce: 'tomato', toppings: ['ham', 'mushroom', 'egg', 'olive'] },
  tartufo: { kind: 'pizza', sauce: 'truffle', toppings: ['truffle', 'mushroom', 'parmesan', 'rocket'] },
  calzone: plainRecipes.calzone,
  'spaghetti-bolognese': { kind: 'pasta', shape: 'spaghetti', sauce: 'bolognese', toppings: ['basil'] },
  'tagliatelle-salmone': {
    kind: 'pasta',
    shape: 'tagliatelle',
    sauce: 'salmon',
    toppings: ['shrimp', 'parsley'],
    cheese: false,
  },
  'spaghetti-carbonara': { kind: 'pasta', shape: 'spaghetti', sauce: 'carbonara', toppings: ['bacon', 'parsley'] },
  'penne-arrabbiata': { kind: 'pasta', shape: 'penne', sauce: 'tomato', toppings: ['parsley', 'basil'] },
  'linguine-pesto': { kind: 'pasta', shape: 'linguine', sauce: 'pesto', toppings: ['cherrytomato', 'basil'] },
  gnocchi: { kind: 'pasta', shape: 'gnocchi', sauce: 'cream', toppings: ['sage', 'gorgonzola'] },
  ravioli: { kind: 'pasta', shape: 'ravioli', sauce: 'oil', toppings: ['sage'] },
  lasagne: plainRecipes.lasagne,
  'insalata-mista': { kind: 'salad', base: 'mixed', toppings: ['cherrytomato', 'cucumber', 'onion', 'corn'] },
  'insalata-tonno': { kind: 'salad', base: 'green', toppings: ['tuna', 'eggquarter', 'olive', 'tomato'] },
  caesar: { kind: 'salad', base: 'caesar', toppings: ['chicken', 'crouton', 'parmesan'] },
  rucolasalat: { kind: 'salad', base: 'rocket', toppings: ['rocket', 'cherrytomato', 'parmesan'] },
  tomatensuppe: { kind: 'soup', sort: 'tomato' },
  frittatensuppe: { kind: 'soup', sort: 'clear', cream: false, toppings: ['parsley'] },
  minestrone: { kind: 'soup', sort: 'minestrone', cream: false },
  tiramisu: plainRecipes.tiramisu,
  'panna-cotta': plainRecipes['panna-cotta'],
  palatschinken: plainRecipes.palatschinken,
  gelato: plainRecipes.gelato,
  cola: { kind: 'glass', liquid: 'cola', straw: true },
  spritz: { kind: 'glass', liquid: 'spritz', orange: true },
  minzlimonade: { kind: 'glass', liquid: 'lemonade', mint: true },
  rotwein: { kind: 'wine', liquid: 'red' },
  bier: plainRecipes.bier,
  cappuccino: plainRecipes.cappuccino,
  mineralwasser: plainRecipes.mineralwasser,
  kraeuterlimonade: { kind: 'bottle', flask: 'clear', band: '#a8571f', cap: '#b8322a' },
  chianti: { kind: 'bottle', flask: 'dark', wine: true, band: '#6d1226' },
  antipasti: plainRecipes.antipasti,
  schnitzel: plainRecipes.schnitzel,
  knoblauchbrot: plainRecipes.knoblauchbrot,
  bruschetta: plainRecipes.bruschetta,
  'pizza-nach-wunsch': { kind: 'pizza', sauce: 'tomato', toppings: ['salami', 'mushroom', 'basil'] },
  ...ingredientRecipes,
  'teller-leer': { kind: 'crumbs' },
  teller: { kind: 'crumbs', n: 0, fork: false },
} satisfies Record<string, Recipe>;

export type RecipeName = keyof typeof recipes;
