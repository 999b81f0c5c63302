import type { Init } from '@theke/contracts/gateway/init';
import { type Place, pageKindOf } from '@theke/rules/site/page';
import { initEntry } from '@theke/ui/init-data';

/** By the names that `pages.tsx` gives them. */
const parts: Readonly<Partial<Record<Place, string>>> = {
  checkout: 'checkout',
  pay: 'pay',
  status: 'status',
  legal: 'legal',
  contact: 'contact',
};

/** The chunks that the page of a path needs besides the first ones; a menu needs none. */
export function pageParts(path: string, init: Init): string[] {
  const place = pageKindOf(path);
  const part =
    place === 'list' ? (initEntry(init, '/config')?.enablePluginHomePage ? 'home' : 'branches') : parts[place];
  return part ? [part] : [];
}
