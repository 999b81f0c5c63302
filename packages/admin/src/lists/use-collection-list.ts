import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint, Page } from '@theke/contracts/endpoint';
import { shapeOf } from '@theke/contracts/field';
import { z } from 'zod';
import { endpointQuery } from '../api/endpoint-query.ts';
import { useApi } from '../api/office-api.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import type { OfficeCollection } from '../resources/office-collection.ts';
import { beginOf, type DayClock, endOf, firstDayOf, isDay, lastDayOf } from './day-filter.ts';
import type { FilterField } from './filter-fields.ts';
import type { Filter, FixedFilter, ListState, Row } from './list-state.ts';
import { toSort } from './to-sort.ts';
import { useListAddress } from './use-list-address.ts';

export const pageSizes = [10, 25, 50, 100];

type Options = {
  fields: readonly FilterField[];
  /** Filters that the surrounding page sets. */
  fixed: FixedFilter;
};

/**
 * State of a collection's list. Filters, order and page are in the URL, ranges of instants as days in the business's
 * time zone.
 */
export function useCollectionList(
  { collection, list, ...office }: OfficeCollection,
  { fields, fixed }: Options,
): ListState {
  const api = useApi();
  const zone = useZoneOf()();
  const { search, page, change } = useListAddress();
  const days = daysIn(fields, zone);
  const admitted = Object.entries(filtersOf(list)).filter(([name]) => !(name in fixed));
  const filter = filterIn(search, admitted, days);
  const [first] = collection.sorts;
  const sort = toSort(validSort(search.get('sort'), collection.sorts) ?? `-${first}`);
  const pageSize = pageSizes.find((size) => size === Number(search.get('pageSize'))) ?? office.pageSize ?? 25;
  const { q, ...filters } = filter;
  const query = {
    page,
    pageSize,
    sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field,
    ...(q && { q }),
    filter: { ...filters, ...fixed },
  };
  const { data, error, refetch } = useQuery({
    ...endpointQuery(api, list, { query } as never),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const page = state.data as Page<Row> | undefined;
      return (page && office.refreshMs?.(page.data)) ?? false;
    },
  });
  const { data: rows, meta } = (data ?? {}) as Partial<Page<Row>>;
  return {
    rows,
    meta,
    error,
    refetch,
    filter,
    narrow: (changes) =>
      change(
        Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, shownAs(value, days.get(name))])),
      ),
    sort,
    sortBy: (field) => change({ sort: sort.field === field && sort.order === 'DESC' ? field : `-${field}` }),
    goTo: (to) => change({ page: to }),
    setPageSize: (size) => change({ pageSize: size }),
  };
}

/** Filters that the URL holds as days: start or end of the range, and its time zone. */
type Days = ReadonlyMap<string, { end: 'from' | 'until'; clock: DayClock }>;

function daysIn(fields: readonly FilterField[], zone: string): Days {
  const days = new Map<string, { end: 'from' | 'until'; clock: DayClock }>();
  for (const field of fields) {
    if (field.kind !== 'days' && field.kind !== 'instants') continue;
    const clock = field.kind === 'days' ? null : zone;
    days.set(field.keys[0], { end: 'from', clock });
    days.set(field.keys[1], { end: 'until', clock });
  }
  return days;
}

/** Schemas of `q=` and each `filter[...]=` of a list. */
function filtersOf({ query }: Endpoint): Record<string, z.ZodType> {
  const { q, filter } = shapeOf(query ?? z.object({})) ?? {};
  return { ...(q && { q }), ...(filter && shapeOf(filter)) };
}

/** Parses the filters in the URL; drops those that the contract does not allow. */
const filterIn = (
  search: URLSearchParams,
  admitted: readonly (readonly [name: string, schema: z.ZodType])[],
  days: Days,
): Filter =>
  Object.fromEntries(
    admitted.flatMap(([name, schema]) => {
      const value = toFilterValue(search.get(name), days.get(name));
      return value && schema.safeParse(value).success ? [[name, value]] : [];
    }),
  );

type Day = ReturnType<Days['get']>;

function toFilterValue(text: string | null, day: Day): string | undefined {
  if (!text) return undefined;
  if (!day) return text;
  if (!isDay(text)) return undefined;
  return (day.end === 'from' ? beginOf : endOf)(text, day.clock);
}

const shownAs = (value: string | undefined, day: Day): string | undefined =>
  value && day ? (day.end === 'from' ? firstDayOf : lastDayOf)(value, day.clock) : value;

const validSort = (sort: string | null, sorts: readonly string[]): string | undefined =>
  sort && sorts.includes(sort.replace(/^-/, '')) ? sort : undefined;
