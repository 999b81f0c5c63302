import type { Letter } from './letter.ts';
import type { LetterShop } from './letter-shop.ts';

/** A letter, and in whose name it is: all that its page for mail programs is made of. */
export type SignedLetter = { letter: Letter; shop: LetterShop };
