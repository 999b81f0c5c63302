import { shapeOf } from '@theke/contracts/field';
import { rangeKeys } from '@theke/contracts/list-query';
import type { Resource } from '@theke/contracts/resource';
import type { Besides, Filter, UnitOfWork } from './resource-store.ts';

/** A filter independent of the database; each store translates it. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  /** null: the field is empty. */
  | { field: string; value: string | null }
  | { field: string; end: 'from' | 'until'; value: string }
  /** A filter that is not a field; only its database can evaluate it. */
  | { computedFilters: string; value: string };

type Filtered = Pick<Resource, 'draft' | 'range' | 'computedFilters'>;

/**
 * Converts a list filter to a condition. Accepts any field: the endpoint's contract limits what a request may use.
 * @param computedFilters filters that are not fields
 */
export async function toFilterConditions(
  resource: Filtered,
  unit: UnitOfWork,
  filter: Filter = {},
  computedFilters: Besides = {},
): Promise<{ all: Condition[] }> {
  const fields = Object.keys(shapeOf(resource.draft) ?? {});
  const all = fieldConditions(fields, resource.range, filter);
  for (const name of Object.keys(resource.computedFilters)) {
    const computed = new Map<string, Condition>();
    const say = computedFilters[name];
    for (const value of [filter[name] ?? []].flat())
      if (say)
        computed.set(value, {
          any: (await say(value, unit)).map((one) => ({ all: fieldConditions(fields, resource.range, one) })),
        });
    all.push(
      ...anyOf(filter[name], (value) => computed.get(value ?? '') ?? { computedFilters: name, value: value ?? '' }),
    );
  }
  return { all };
}

const fieldConditions = (fields: readonly string[], ranges: readonly string[], filter: Filter): Condition[] => [
  ...fields.flatMap((field) => anyOf(filter[field], (value) => ({ field, value }))),
  ...ranges.flatMap((field) =>
    rangeKeys(field).flatMap((key, at) =>
      anyOf(filter[key], (value) => ({ field, end: at === 0 ? 'from' : 'until', value: value ?? '' })),
    ),
  ),
];

function anyOf(value: Filter[string], say: (one: string | null) => Condition): Condition[] {
  if (value === undefined) return [];
  const [first, ...others] = [value].flat().map(say);
  return first && others.length === 0 ? [first] : [{ any: first ? [first, ...others] : [] }];
}
