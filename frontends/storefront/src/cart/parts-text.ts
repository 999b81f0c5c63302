import { partsOf } from '@theke/rules/configuration';
import type { CartItem } from './cart.ts';

/** What was chosen, in one line: "32 cm, Tomate, Salami, Champignons". */
export const partsText = ({ product, parts }: CartItem): string =>
  partsOf(product)
    .flatMap((_, index) => parts[index] ?? [])
    .filter((value) => value !== '')
    .join(', ');
