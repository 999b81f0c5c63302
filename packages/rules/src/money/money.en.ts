import type { SameTexts } from '../texts/same-texts.ts';
import type { tooLarge as german } from './money.de.ts';

export const tooLarge: SameTexts<typeof german> = 'The amount is too large.';
