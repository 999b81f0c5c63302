import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { searchMessages as german } from './search-messages.de.ts';

export const searchMessages: SameTexts<typeof german> = {
  title: 'Search…',
  close: 'Close',
  none: 'No results found.',
  failed: 'The search cannot be reached at the moment.',
  retry: 'Try again',
  categories: { Seiten: 'Pages', Projekte: 'Projects', Magazin: 'Magazine' },
  found: (count) => (count === 1 ? 'Showing 1 result.' : `Showing ${count} results.`),
  counted: (shown, all, isMore) => `${shown} of ${isMore ? `at least ${all}` : all}`,
};
