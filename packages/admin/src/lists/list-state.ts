import type { PageMeta } from '@theke/contracts/endpoint';

/** One entry of a list. Which other fields it has, its contract says. */
export type Row = { id: string } & Record<string, unknown>;

export type Sort = { field: string; order: 'ASC' | 'DESC' };

/** What `filter[...]=` and `q=` say, in the API's words. */
export type Filter = Readonly<Record<string, string>>;

/** What the page around a list narrows it to; undefined is whichever, and no choice of the list's either. */
export type FixedFilter = Readonly<Record<string, string | undefined>>;

/** What a list shows, in which order, and how that is changed; undefined `rows` are on their way or failed. */
export type ListState<R extends Row = Row> = {
  rows: readonly R[] | undefined;
  meta: PageMeta | undefined;
  error: Error | null;
  refetch: () => unknown;
  filter: Filter;
  /** Changes some filters; undefined and '' take one away. */
  narrow: (changes: Readonly<Record<string, string | undefined>>) => void;
  sort: Sort;
  sortBy: (field: string) => void;
  goTo: (page: number) => void;
  setPageSize: (size: number) => void;
};

/** All filters off. */
export const withoutFilter = ({ filter, narrow }: ListState): void =>
  narrow(Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])));
