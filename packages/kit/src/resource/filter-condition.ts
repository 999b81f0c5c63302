import { shapeOf } from '@theke/contracts/field';
import { rangeKeys } from '@theke/contracts/list-query';
import type { Resource } from '@theke/contracts/resource';
import type { Besides, Filter } from './resource-store.ts';

/** What a filter asks for, as both databases say it in their own words. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  /** null: nothing is said there. */
  | { field: string; value: string | null }
  | { field: string; end: 'from' | 'until'; value: string }
  /** A filter that is no field, and of which nothing but its database knows what it finds. */
  | { besides: string; value: string };

type Filtered = Pick<Resource, 'draft' | 'filters' | 'range' | 'besides'>;

/** What a filter of a list asks for. @param besides what is found by filters that are no field */
export function conditionOf(resource: Filtered, filter: Filter = {}, besides: Besides = {}): { all: Condition[] } {
  const fields = Object.keys(shapeOf(resource.draft) ?? {});
  const further = Object.keys(resource.besides).flatMap((name) =>
    anyOf(filter[name], (value) => {
      const said = value === null ? undefined : besides[name];
      if (!said) return { besides: name, value: value ?? '' };
      return { any: said(value as string).map((one) => ({ all: ofFields(fields, resource.range, one) })) };
    }),
  );
  return { all: [...ofFields(resource.filters, resource.range, filter), ...further] };
}

const ofFields = (fields: readonly string[], ranges: readonly string[], filter: Filter): Condition[] => [
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
