import type { SameTexts } from '../texts/same-texts.ts';
import type { tipTexts as german } from './tip-texts.de.ts';

export const tipTexts: SameTexts<typeof german> = {
  tooHigh: (limit) => `The highest tip that we accept here is ${limit}.`,
};
