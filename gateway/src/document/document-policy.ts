import { placeOf } from '@theke/rules/site/page';

/** Everything from the own origin, nothing from others. Data images are the select arrows and the like of our own styles. */
const fromHere = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** What a page may load, and who may show it in a frame: nobody. */
export const documentPolicy = `${fromHere}; frame-ancestors 'none'`;

/**
 * The settings show the shop in a frame: the branch list and a branch's card, to no site but their own. Where somebody orders, pays
 * or reads what they ordered stays in no frame, and so does the back office.
 */
export const policyAt = (path: string): string =>
  ['list', 'branch'].includes(placeOf(path)) ? `${fromHere}; frame-ancestors 'self'` : documentPolicy;
