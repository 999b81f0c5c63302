import type { SameTexts } from '../texts/same-texts.ts';
import type { fractionTexts as german } from './fraction.de.ts';

export const fractionTexts: SameTexts<typeof german> = { noNumber: 'Please enter a number.' };
