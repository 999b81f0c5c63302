import type { priceFor as german } from './shown-price.de.ts';

export const priceFor: typeof german = (price, amount) => `${price} per ${amount}`;
