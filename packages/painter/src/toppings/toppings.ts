// All toppings by name.
import type { Topping } from '../topping.ts';
import { cheese } from './cheese.ts';
import { herbs } from './herbs.ts';
import { meat } from './meat.ts';
import { pantry } from './pantry.ts';
import { seafood } from './seafood.ts';
import { vegetables } from './vegetables.ts';

const all = { ...cheese, ...herbs, ...meat, ...pantry, ...seafood, ...vegetables };
export type ToppingName = keyof typeof all;
export const toppings: Record<ToppingName, Topping> = all;
