import type { SameTexts } from '../texts/same-texts.ts';
import type { phoneTexts as german } from './phone.de.ts';

export const phoneTexts: SameTexts<typeof german> = {
  hint: 'Please enter the number with its country code, for example +436641234567.',
};
