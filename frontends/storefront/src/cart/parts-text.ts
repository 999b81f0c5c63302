import { partsOf } from '@theke/rules/products/configuration';
import { valuesOf } from '../configure/upload/upload-values.ts';
import type { CartItem } from './cart.ts';

/** The choices of an item in one line: "32 cm, Tomate, Salami, Champignons". */
export const partsText = ({ product, parts }: CartItem): string =>
  partsOf(product)
    .flatMap((part, index) => valuesOf(part, parts[index]))
    .filter((value) => value !== '')
    .join(', ');
