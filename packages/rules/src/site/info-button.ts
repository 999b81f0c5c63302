import { type Place, pageKindOf } from './page.ts';

/** Where nothing else lies at the foot of the window: a menu has its counter there, and who pays or waits is led nowhere else. */
const places: ReadonlySet<Place> = new Set(['list', 'legal', 'page', 'contact']);

/** Which floating button a path has (PAGE-02): the way to the contact page, on that page the way back. */
export function infoButtonAt(path: string): 'contact' | 'back' | undefined {
  const place = pageKindOf(path);
  if (!places.has(place)) return undefined;
  return place === 'contact' ? 'back' : 'contact';
}
