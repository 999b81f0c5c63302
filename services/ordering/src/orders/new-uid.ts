import { randomInt } from 'node:crypto';

/** Without characters that are easily confused when read aloud or on paper: 0 O, 1 I L, 5 S, 8 B, U V. */
const letters = '23467ACDEFGHJKMNPQRTWXYZ9';

/** Creates a short order name that people can read aloud. The database index makes it unique per tenant. */
export const newUid = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

/** Creates the name of a payable: longer than that of an order, so that no payment page has two meanings. */
export const newPayableUid = (): string => newUid() + newUid().slice(0, 4);
