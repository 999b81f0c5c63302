import type { additiveNames } from './additives.de.ts';

export { additiveNames } from './additives.de.ts';

/** As stored in products: a string, because JSON keys are strings. */
export type Additive = `${keyof typeof additiveNames}`;
