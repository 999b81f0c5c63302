import type { ListFilters } from '@theke/contracts/content/content-page';

export const noFilters: ListFilters = {
  term: '',
  status: [],
  service: [],
  topic: [],
  businessSector: [],
  type: [],
  page: 1,
};

/** Filters with multiple choice. */
export const choiceNames = ['status', 'service', 'topic', 'businessSector', 'type'] as const;
export type ChoiceName = (typeof choiceNames)[number];

/** URL of a list with changed filters; a change leads to the first page (LIST-04). */
export function listAddress(path: string, filters: ListFilters, change: Partial<ListFilters>, anchor: string): string {
  const { term, page, ...choices } = { ...filters, page: 1, ...change };
  const query = new URLSearchParams({
    ...(term && { term }),
    ...Object.fromEntries(
      choiceNames.filter((name) => choices[name].length > 0).map((name) => [name, choices[name].join(',')]),
    ),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${path}${query && `?${query.replaceAll('%2C', ',')}`}#${anchor}`;
}
