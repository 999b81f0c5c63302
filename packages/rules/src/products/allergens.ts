export { allergenNames } from './allergens.de.ts';
