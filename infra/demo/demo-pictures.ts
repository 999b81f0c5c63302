import type { Picture } from './demo-tenant.ts';
import { pizzeria } from './pizzeria.ts';
import { contentPictures } from './talraum/content-pictures.ts';
import { talraum } from './talraum.ts';
import { zweite } from './zweite.ts';

/** Pictures of all demo tenants. The date affects the hours of branches, but not their pictures. */
export const demoPictures = (): Picture[] => [
  ...[pizzeria, zweite].flatMap((demo) => [
    ...demo.branches(new Date(0)).map((branch) => branch.picture),
    ...demo.products.flatMap((product) => product.picture ?? []),
  ]),
  ...(talraum.logo ? [talraum.logo] : []),
  ...contentPictures,
];
