// All toppings by name.
import type { ToppingName } from '@theke/rules/drawings/topping-name';
import type { Topping } from '../topping.ts';
import { cheese } from './cheese.ts';
import { herbs } from './herbs.ts';
import { meat } from './meat.ts';
import { pantry } from './pantry.ts';
import { seafood } from './seafood.ts';
import { vegetables } from './vegetables.ts';

export const toppings: Record<ToppingName, Topping> = {
  ...cheese,
  ...herbs,
  ...meat,
  ...pantry,
  ...seafood,
  ...vegetables,
};
