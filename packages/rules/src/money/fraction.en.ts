import type { SameTexts } from '../texts/same-texts.ts';
import type { noNumber as german } from './fraction.de.ts';

export const noNumber: SameTexts<typeof german> = 'Please enter a number.';
