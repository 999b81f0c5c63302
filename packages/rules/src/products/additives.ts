import type { additiveNames } from './additives.de.ts';

export { additiveNames } from './additives.de.ts';

/** As it stands in a product: JSON keeps no numbers as keys. */
export type Additive = `${keyof typeof additiveNames}`;
