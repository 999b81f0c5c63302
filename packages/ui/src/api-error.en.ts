import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { networkTexts as german } from './api-error.de.ts';

export const networkTexts: SameTexts<typeof german> = {
  offline: 'You are offline – please check your internet connection.',
  unreachable: 'The server cannot be reached at the moment. Please try again in a minute.',
  unknown: 'An unknown error has occurred.',
};
