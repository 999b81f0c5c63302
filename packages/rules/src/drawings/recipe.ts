// Input of a drawing. A recipe is data: it can be stored, hashed and drawn again.
import type { ToppingName } from './topping-name.ts';

export interface ToppingChoice {
  name: ToppingName;
  n?: number;
  size?: number;
  green?: boolean;
  colours?: string[];
}
export type LaidTopping = ToppingName | ToppingChoice;

export type PizzaSauce = 'tomato' | 'cream' | 'pesto' | 'hot' | 'truffle';
export type PastaShape = 'spaghetti' | 'linguine' | 'tagliatelle' | 'penne' | 'gnocchi' | 'ravioli';
export type PastaSauce = 'bolognese' | 'tomato' | 'cream' | 'pesto' | 'oil' | 'carbonara' | 'salmon';
export type SaladBase = 'mixed' | 'green' | 'rocket' | 'caesar';
export type SoupSort = 'tomato' | 'pumpkin' | 'clear' | 'minestrone' | 'garlic';
export type Liquid = 'cola' | 'orange' | 'apple' | 'water' | 'lemonade' | 'spritz' | 'herb' | 'red' | 'white';
export type Flask = 'green' | 'brown' | 'clear' | 'dark' | 'cola';

export interface PizzaRecipe {
  sauce?: PizzaSauce;
  cheese?: 'melted' | 'none';
  toppings?: readonly LaidTopping[];
  drizzle?: 'pesto' | 'balsamic';
  herbs?: boolean;
}
export interface CalzoneRecipe {
  toppings?: readonly ToppingName[];
}
export interface PastaRecipe {
  shape?: PastaShape;
  sauce?: PastaSauce;
  toppings?: readonly LaidTopping[];
  cheese?: boolean;
  /** The colour of the line on the plate's rim. */
  line?: string;
}
export interface SaladRecipe {
  base?: SaladBase;
  toppings?: readonly LaidTopping[];
  glaze?: string;
}
export interface SoupRecipe {
  sort?: SoupSort;
  cream?: boolean;
  toppings?: readonly ToppingName[];
  glaze?: string;
}
export interface DessertRecipe {
  sort?: 'tiramisu' | 'ice' | 'pannacotta' | 'palatschinken';
}
export interface GlassRecipe {
  liquid?: Liquid;
  ice?: number;
  lemon?: boolean;
  mint?: boolean;
  straw?: boolean;
  orange?: boolean;
}
export interface WineRecipe {
  liquid?: 'red' | 'white';
}
export interface BeerRecipe {
  foam?: string;
}
export interface CoffeeRecipe {
  milk?: boolean;
  glaze?: string;
}
export interface BottleRecipe {
  flask?: Flask;
  label?: string;
  band?: string;
  cap?: string;
  slim?: boolean;
  wine?: boolean;
}
export interface BreadRecipe {
  sort?: 'garlic' | 'tomato';
}
export interface CrumbsRecipe {
  n?: number;
  fork?: boolean;
}
export interface IngredientRecipe {
  name?: ToppingName;
  n?: number;
  size?: number;
  spread?: number;
}

export type Recipe =
  | ({ kind: 'pizza' } & PizzaRecipe)
  | ({ kind: 'calzone' } & CalzoneRecipe)
  | ({ kind: 'pasta' } & PastaRecipe)
  | { kind: 'lasagne' }
  | ({ kind: 'salad' } & SaladRecipe)
  | ({ kind: 'soup' } & SoupRecipe)
  | ({ kind: 'dessert' } & DessertRecipe)
  | ({ kind: 'glass' } & GlassRecipe)
  | ({ kind: 'wine' } & WineRecipe)
  | ({ kind: 'beer' } & BeerRecipe)
  | ({ kind: 'coffee' } & CoffeeRecipe)
  | ({ kind: 'bottle' } & BottleRecipe)
  | { kind: 'antipasti' }
  | { kind: 'schnitzel' }
  | ({ kind: 'bread' } & BreadRecipe)
  | { kind: 'strudel' }
  | ({ kind: 'crumbs' } & CrumbsRecipe)
  | ({ kind: 'ingredient' } & IngredientRecipe);

/** Position of an item on the table: its centre and width, in the scene's pixels. */
interface Laid {
  x: number;
  y: number;
  size?: number;
}
export type SceneItem =
  | (Laid & { dish: Recipe; seed: string })
  | (Laid & { napkin: string; turn?: number })
  | (Laid & { cutlery: 'fork' | 'knife'; turn?: number });

export interface Scene {
  width: number;
  height: number;
  /** The colour of the table cloth; transparent without one. */
  table?: string;
  items: readonly SceneItem[];
}

/** A laid table without dishes, in one of several layouts: for branches without pictures. */
export type TableRecipe = { kind: 'table'; lay: number };
export type Painted = Recipe | TableRecipe;
