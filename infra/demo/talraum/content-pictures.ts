import type { Picture } from '../demo-tenant.ts';
import { clientSeed, clients } from './clients.ts';
import { people } from './people.ts';
import { plans } from './plans.ts';

/** The seed of a person's portrait. */
export const portraitSeed = (person: string): string => `talraum-portrait-${person}`;

/** Every picture on Talraum's pages. */
export const contentPictures: readonly Picture[] = [
  ...Object.values(plans).map(({ seed, plan, words }) => ({ seed, plan, words, copyright: 'Talraum' })),
  ...clients.map(({ key, ...logo }) => ({ seed: clientSeed(key), logo })),
  ...people.map(({ key, portrait }) => ({ seed: portraitSeed(key), portrait })),
];
