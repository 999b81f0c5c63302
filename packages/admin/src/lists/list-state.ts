import type { PageMeta } from '@theke/contracts/endpoint';

/** A list entry. Its contract defines the further fields. */
export type Row = { id: string } & Record<string, unknown>;

export type Sort = { field: string; order: 'ASC' | 'DESC' };

/** Values of `filter[...]=` and `q=`, in the API's format. */
export type Filter = Readonly<Record<string, string>>;

/** Filters set by the surrounding page; undefined means any, and the list offers no control for it. */
export type FixedFilter = Readonly<Record<string, string | undefined>>;

/** State of a list and its setters; `rows` is undefined while loading and after a failure. */
export type ListState<R extends Row = Row> = {
  rows: readonly R[] | undefined;
  meta: PageMeta | undefined;
  error: Error | null;
  refetch: () => unknown;
  filter: Filter;
  /** Changes some filters; undefined and '' remove one. */
  narrow: (changes: Readonly<Record<string, string | undefined>>) => void;
  sort: Sort;
  sortBy: (field: string) => void;
  goTo: (page: number) => void;
  setPageSize: (size: number) => void;
};

/** Removes all filters. */
export const withoutFilter = ({ filter, narrow }: ListState): void =>
  narrow(Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])));
