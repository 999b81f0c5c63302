import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { notFoundMessages as german } from './not-found-messages.de.ts';

export const notFoundMessages: SameTexts<typeof german> = {
  home: 'Go to the home page',
  code: '404 Not Found',
  title: 'Sorry, we could not find the page you were looking for.',
  requested: 'You asked for:',
  suggestion: 'Did you mean one of these?',
};
