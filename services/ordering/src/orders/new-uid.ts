import { randomInt } from 'node:crypto';

/** Without characters that are taken for one another when read aloud or from paper: 0 O, 1 I L, 5 S, 8 B, U V. */
const letters = '23467ACDEFGHJKMNPQRTWXYZ9';

/** A short name for an order that people can say; unique within its tenant by the store's index. */
export const newUid = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
