import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { brokenTexts as german } from './error-boundary.de.ts';

export const brokenTexts: SameTexts<typeof german> = {
  message: 'Something went wrong here.',
  text: 'Everything you entered is still here. If trying again does not help, please reload the page.',
  retry: 'Try again',
};
