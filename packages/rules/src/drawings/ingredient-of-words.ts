// Maps the name of an ingredient to its recipe. Part of the guest bundle, so it does not import any drawing code.
import { laidIngredients } from './ingredient-recipes.ts';
import type { Recipe } from './recipe.ts';
import type { ToppingName } from './topping-name.ts';

/** Lower case with a space at both ends, so that ` eis ` matches a word and not `reis`. */
export type Words = string;
export type Rule<T> = readonly [RegExp, T];

export const wordsOf = (...texts: readonly string[]): Words =>
  ` ${texts
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')} `;

export const first = <T>(rules: readonly Rule<T>[], words: Words): T | undefined =>
  rules.find(([pattern]) => pattern.test(words))?.[1];

export const toppings: readonly Rule<ToppingName>[] = [
  [/rohschinken|prosciutto crudo|san daniele|parma|serrano/, 'prosciutto'],
  [/beinschinken|pressschinken|kochschinken| schinken|prosciutto(?! crudo)/, 'ham'],
  [/salami|spianata|sucuk/, 'salami'],
  [/speck|bacon|pancetta|guanciale/, 'bacon'],
  [/huhn|hühner|hendl|chicken| pute/, 'chicken'],
  [/thunfisch|tonno/, 'tuna'],
  [/garnele|shrimp|scampi|gamber|frutti di mare|meeresfrücht/, 'shrimp'],
  [/sardelle|anchov|acciugh/, 'anchovy'],
  [/champignon|pilz|funghi|schwammerl/, 'mushroom'],
  [/trüffel|tartufo/, 'truffle'],
  [/mozzarella|fior di latte|bufala/, 'mozzarella'],
  [/burrata/, 'burrata'],
  [/gorgonzola|blauschimmel/, 'gorgonzola'],
  [/feta|schafkäse/, 'feta'],
  [/parmesan|grana|parmigiano/, 'parmesan'],
  [/olive/, 'olive'],
  [/artischocke|carciof/, 'artichoke'],
  [/zwiebel|cipoll/, 'onion'],
  [/pfefferoni|peperoncin|chili| scharf/, 'pepperoncino'],
  [/paprika|peperoni/, 'pepper'],
  [/ mais/, 'corn'],
  [/kaper/, 'caper'],
  [/cocktailtomate|kirschtomate|kirschparadeiser|cherry/, 'cherrytomato'],
  [/gurke/, 'cucumber'],
  [/zucchini/, 'zucchini'],
  [/melanzani|aubergine|melanzane/, 'aubergine'],
  [/ananas/, 'pineapple'],
  [/spinat|spinaci/, 'spinach'],
  [/crouton/, 'crouton'],
  [/ ei | eier |spiegelei/, 'egg'],
  [/rucola/, 'rocket'],
  [/basilikum|basilico/, 'basil'],
  [/salbei/, 'sage'],
  [/petersil|schnittlauch/, 'parsley'],
];

/** Matches at the end of a word with any plural: "Petersilie", but not "Petersilerdäpfel". */
const ingredients = toppings.map(
  ([pattern, name]) => [new RegExp(`(?:${pattern.source})\\p{L}{0,3}(?= |$)`, 'u'), name] as const,
);

/** The ingredient in a name; undefined if there is none or it is removed ("ohne"). */
export function toppingOfWords(name: string): ToppingName | undefined {
  const words = wordsOf(name);
  if (/ (ohne|kein|keine|mit|und|in) /.test(words) || words.trim().split(' ').length > 3) return undefined;
  return first(ingredients, words);
}

/** The recipe of a single ingredient. */
export function ingredientOfWords(name: string): Recipe | undefined {
  const topping = toppingOfWords(name);
  return (
    topping && { kind: 'ingredient', name: topping, ...(laidIngredients as Partial<Record<string, object>>)[topping] }
  );
}
