import type { ImageRef } from '@theke/contracts/wire';
import { isCutOut } from '@theke/ui/picture-style';
import type { Section } from './menu-sections.ts';

const pictureIn = ({ rows }: Section): ImageRef[] => {
  const laid = rows.flatMap(({ product: { images } }) => (images[0] && isCutOut(images[0]) ? [images[0]] : []));
  // Not the first one, which is at the top of the menu just below.
  return laid.slice(Math.floor(laid.length / 2)).slice(0, 1);
};

/** Selects at most four cut-outs for the hero: of the first category, the last one (a glass), and others. */
export function laidDishes(sections: readonly Section[]): ImageRef[] {
  const [first, ...rest] = sections;
  const last = rest.at(-1);
  return [first, last, ...rest.slice(0, -1)].flatMap((section) => (section ? pictureIn(section) : [])).slice(0, 4);
}
