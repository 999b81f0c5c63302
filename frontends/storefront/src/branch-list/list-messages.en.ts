import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { listMessages as german } from './list-messages.de.ts';

export const listMessages: SameTexts<typeof german> = {
  fallbackTitle: 'Which branch are you ordering from today?',
  search: 'Postcode / town',
  tags: 'Features',
  shown: (shown, all) => `Showing ${shown} of ${all} branches.`,
  none: 'Sorry, no results were found.',
  noneFor: (term) => `We have no branch for “${term}”.`,
  noneWith: 'We have no branch that matches this selection.',
};
