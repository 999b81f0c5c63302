// Maps a dish's texts to its recipe. Deterministic: the same words give the same recipe.

import { type DishName, dishWords } from './dish-words.ts';
import { first, type Rule, toppingOfWords, toppings, type Words, wordsOf } from './ingredient-of-words.ts';
import { plainRecipes } from './plain-recipes.ts';
import type { Liquid, PastaSauce, PastaShape, PizzaSauce, Recipe, SaladBase, SoupSort } from './recipe.ts';
import type { ToppingName } from './topping-name.ts';

/** The chosen options of a dish, by name: added and removed ingredients. */
export type Chosen = { readonly added: readonly string[]; readonly left: readonly string[] };

/** The texts of a dish; `drawnAs` is its kind if the name does not tell. */
export type Described = {
  readonly name: string;
  readonly description: string;
  readonly drawnAs?: DishName | null | undefined;
};

const nothing: Chosen = { added: [], left: [] };

const toppingsIn = (words: Words): ToppingName[] =>
  toppings.flatMap(([pattern, name]) => (pattern.test(words) ? [name] : []));

/** More toppings on one plate are indistinguishable. */
const maxToppings = 8;

/** The toppings of a dish: the first ones in its texts without removed ones, plus all chosen ones. */
function toppingsOf(all: Words, { added, left }: Chosen, max: number): ToppingName[] {
  const removed = toppingsIn(wordsOf(...left));
  const named = toppingsIn(all).slice(0, max);
  const chosen = added.flatMap((name) => toppingOfWords(name) ?? []);
  return [...new Set([...chosen, ...named])].filter((name) => !removed.includes(name)).slice(0, maxToppings);
}

const pizzaSauces: readonly Rule<PizzaSauce>[] = [
  [/trüffel|tartufo/, 'truffle'],
  [/pesto/, 'pesto'],
  [/rahm|sauerrahm|bianca|weiß/, 'cream'],
  [/scharf|pikant|diavola|nduja/, 'hot'],
];
const shapes: readonly Rule<PastaShape>[] = [
  [/spaghett|bigoli/, 'spaghetti'],
  [/linguine/, 'linguine'],
  [/tagliatelle|fettuccine|pappardelle/, 'tagliatelle'],
  [/penne|rigatoni|maccheroni|makkaroni/, 'penne'],
  [/gnocchi/, 'gnocchi'],
  [/ravioli|tortell|agnolotti/, 'ravioli'],
];
const pastaSauces: readonly Rule<PastaSauce>[] = [
  [/bolognese|ragù|ragu/, 'bolognese'],
  [/carbonara/, 'carbonara'],
  [/lachs|salmone/, 'salmon'],
  [/pesto/, 'pesto'],
  [/tomate|paradeiser|pomodoro|arrabbiat|sugo/, 'tomato'],
  [/rahm|obers|panna|quattro formaggi|käse|gorgonzola/, 'cream'],
];
const soups: readonly Rule<SoupSort>[] = [
  [/minestrone/, 'minestrone'],
  [/tomate|paradeiser/, 'tomato'],
  [/kürbis/, 'pumpkin'],
  [/knoblauch|spargel|erdäpfel|kartoffel|schaum/, 'garlic'],
  [/frittaten|rind|klar|hühner|leberknödel|grießnockerl|nudel|kaspress/, 'clear'],
];
const salads: readonly Rule<SaladBase>[] = [
  [/rucola/, 'rocket'],
  [/caesar|cäsar/, 'caesar'],
  [/blatt|grüner|vogerl|häuptel|feld/, 'green'],
  [/gemischt|mista|bunt|griechisch|bauern|haus|beilagen/, 'mixed'],
];
const glasses: readonly Rule<Liquid>[] = [
  [/cola/, 'cola'],
  [/orangensaft|orangenlimonade|fanta/, 'orange'],
  [/apfelsaft/, 'apple'],
  [/aperol|spritz /, 'spritz'],
  [/almdudler|kräuterlimonade/, 'herb'],
  [/limonade|zitronen(?!creme|schnitte|tarte|kuchen)/, 'lemonade'],
];
const reds = /rotwein|zweigelt|blaufränkisch|merlot|chianti|cabernet|primitivo|montepulciano|sangiovese/;
const whites = /weißwein|veltliner|riesling|sauvignon|chardonnay|muskateller|pinot grigio|weißburgunder|schilcher/;

/** At most this many toppings from the texts, plus the chosen ones. */
type Lay = (max: number) => ToppingName[];

/** Matched by name in this order; the first match returns the recipe. */
const kinds: readonly [RegExp, (name: Words, all: Words, lay: Lay) => Recipe | undefined][] = [
  [/suppe|minestrone/, (name) => withSort(first(soups, name))],
  [/salat|insalata/, (name, _, lay) => saladOf(first(salads, name), lay)],
  [/calzone/, () => plainRecipes.calzone],
  [/lasagne/, () => plainRecipes.lasagne],
  [
    /pizza|pinsa/,
    (_, all, lay) => ({
      kind: 'pizza',
      sauce: first(pizzaSauces, all) ?? 'tomato',
      ...(/mozzarella|bufala/.test(all) && { cheese: 'none' }),
      toppings: lay(4),
    }),
  ],
  [
    /spaghett|bigoli|linguine|tagliatelle|fettuccine|pappardelle|penne|rigatoni|maccheroni|makkaroni|gnocchi|ravioli|tortell|agnolotti/,
    (name, all, lay) => ({
      kind: 'pasta',
      shape: first(shapes, name) ?? 'spaghetti',
      sauce: first(pastaSauces, all) ?? 'oil',
      toppings: lay(2),
    }),
  ],
  [/antipasti/, () => plainRecipes.antipasti],
  [/schnitzel/, () => plainRecipes.schnitzel],
  [/bruschetta|tomatenbrot/, () => plainRecipes.bruschetta],
  [/knoblauchbrot/, () => plainRecipes.knoblauchbrot],
  [/strudel/, () => ({ kind: 'strudel' })],
  [/tirami/, () => plainRecipes.tiramisu],
  [/panna cotta/, () => plainRecipes['panna-cotta']],
  [/palatschinke|crêpe/, () => plainRecipes.palatschinken],
  [/ eis | gelato |eisbecher|eiskugel/, () => plainRecipes.gelato],
  [/mineralwasser|römerquelle|vöslauer|sodawasser/, () => plainRecipes.mineralwasser],
  [reds, () => ({ kind: 'wine', liquid: 'red' })],
  [whites, () => ({ kind: 'wine', liquid: 'white' })],
  [/ bier | [a-z]*bier |märzen| pils | helles |zwickl|radler/, () => plainRecipes.bier],
  [/espresso|kaffee|verlängerter|americano/, () => ({ kind: 'coffee', milk: false })],
  [/cappuccino|melange|latte macchiato|caffè latte|flat white/, () => plainRecipes.cappuccino],
  [/cola|saft |limonade|fanta|aperol|spritz |almdudler/, (name) => glassOf(first(glasses, name))],
];

const withSort = (sort: SoupSort | undefined): Recipe | undefined =>
  sort && { kind: 'soup', sort, ...((sort === 'clear' || sort === 'minestrone') && { cream: false }) };
const saladOf = (base: SaladBase | undefined, lay: Lay): Recipe | undefined =>
  base && { kind: 'salad', base, toppings: lay(4) };
const glassOf = (liquid: Liquid | undefined): Recipe | undefined => liquid && { kind: 'glass', liquid };

/**
 * The recipe of a product with its chosen options. Undefined if its texts do not name a known dish: no picture is
 * better than a wrong one.
 */
export function recipeOfWords({ name, description, drawnAs }: Described, chosen = nothing): Recipe | undefined {
  // Added ingredients must not influence the sauce: "Scharfe Salami".
  const otherOptions = chosen.added.filter((option) => !toppingOfWords(option));
  const dish = drawnAs ? dishWords[drawnAs] : name;
  const [named, all] = [wordsOf(dish), wordsOf(dish, name, description, ...otherOptions)];
  const lay: Lay = (max) => toppingsOf(all, chosen, max);
  return kinds.find(([pattern]) => pattern.test(named))?.[1](named, all, lay);
}
