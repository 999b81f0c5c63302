import type { SameTexts } from '../texts/same-texts.ts';
import type { moneyTexts as german } from './money.de.ts';

export const moneyTexts: SameTexts<typeof german> = { tooLarge: 'The amount is too large.' };
