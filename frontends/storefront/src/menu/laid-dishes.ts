import type { ImageRef } from '@theke/contracts/wire';
import { isCutOut } from '@theke/ui/picture-style';
import type { Section } from './menu-sections.ts';

const pictureIn = ({ rows }: Section): ImageRef[] => {
  const laid = rows.flatMap(({ product: { images } }) => (images[0] && isCutOut(images[0]) ? [images[0]] : []));
  // Not the first: that one opens the card just below.
  return laid.slice(Math.floor(laid.length / 2)).slice(0, 1);
};

/** Dishes for the table, at most four, if they are cut-outs: of the first category, of the last (a glass), of others. */
export function laidDishes(sections: readonly Section[]): ImageRef[] {
  const [first, ...rest] = sections;
  const last = rest.at(-1);
  return [first, last, ...rest.slice(0, -1)].flatMap((section) => (section ? pictureIn(section) : [])).slice(0, 4);
}
