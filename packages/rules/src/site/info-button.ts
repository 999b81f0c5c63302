import { type Place, pageKindOf } from './page.ts';

/**
 * Pages without other elements at the bottom: menus have the cart there, and checkout and status pages must not lead
 * away.
 */
const places: ReadonlySet<Place> = new Set(['list', 'legal', 'page', 'contact']);

/** The floating button of a path (PAGE-02): a link to the contact page, or back from it. */
export function infoButtonAt(path: string): 'contact' | 'back' | undefined {
  const place = pageKindOf(path);
  if (!places.has(place)) return undefined;
  return place === 'contact' ? 'back' : 'contact';
}
