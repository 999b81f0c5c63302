import { shapeOf, unwrap } from '@theke/contracts/field';
import { serviceContracts } from '@theke/contracts/service-contracts';
import { z } from 'zod';

/** A list of the API below `/api`, with its filters and sort fields. */
export type BenchedList = {
  name: string;
  filters: readonly string[];
  /** Whether a filter takes a value; some fields of rows are filtered by other values. */
  accepts(filter: string, value: string): boolean;
  sorts: readonly string[];
};

/** Every list with pages and sorting, of resources and of collections: orders, day closes, gift cards, logs. */
export const benchedLists: readonly BenchedList[] = serviceContracts.flatMap(({ endpoints }) =>
  endpoints.flatMap(({ method, path, reply, query }) => {
    const { page, sort, filter } = (query && shapeOf(query)) ?? {};
    if (method !== 'GET' || reply.kind !== 'list' || path.includes(':') || !page || !sort) return [];
    const fields = (filter && shapeOf(filter)) ?? {};
    return {
      name: path.slice(1),
      filters: Object.keys(fields),
      accepts: (name: string, value: string) => fields[name]?.safeParse(value).success ?? false,
      sorts: sortsIn(sort),
    };
  }),
);

/** Sort fields without their directions. */
function sortsIn(schema: z.ZodType): string[] {
  const inner = unwrap(schema);
  return inner instanceof z.ZodEnum ? inner.options.map(String).filter((name) => !name.startsWith('-')) : [];
}
