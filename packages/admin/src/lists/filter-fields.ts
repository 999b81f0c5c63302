import type { Collection } from '@theke/contracts/collection';
import { elementOf, metaOf, shapeOf, unwrap } from '@theke/contracts/field';
import { rangeKeys } from '@theke/contracts/list-query';
import { z } from 'zod';
import type { AnyResource } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import type { Widgets } from '../widgets/widget.ts';

type Choice = { value: string; label: string };

/** A filter of a list with the data for its control. */
export type FilterField = { name: string; label: string } & (
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'reference'; resource: string }
  | { kind: 'text' }
  /**
   * Range filter with these two keys; half-open in the API. Days are shown inclusive, and sent as instants for
   * instant fields.
   */
  | { kind: 'days' | 'instants' | 'numbers'; keys: readonly [from: string, until: string] }
);

export type RangeField = Extract<FilterField, { keys: unknown }>;

/** Filters of a resource's list: fields with enumerable values, and its ranges. Free text is covered by the search. */
export function resourceFilters(
  { draft, filters, computedFilters, range }: AnyResource,
  widgets: Widgets,
): FilterField[] {
  const shape = draft.shape as Record<string, z.ZodType>;
  return [
    ...filters.flatMap((name) => toFilterField(name, shape[name], widgets) ?? []).filter(({ kind }) => kind !== 'text'),
    ...Object.entries(computedFilters).flatMap(([name, schema]) => toFilterField(name, schema, widgets) ?? []),
    ...range.flatMap((name) => (shape[name] ? toRangeField(name, shape[name], rangeKeys(name)) : [])),
  ];
}

type Declared = Pick<Collection, 'item' | 'filters' | 'range' | 'rangeOf' | 'computedFilters'>;
/** Ranges whose two filters have their own names, by field; they replace the field's default range. */
export type NamedRanges = Readonly<Record<string, readonly [from: string, until: string]>>;

/** Filters of a collection's list: everything that its contract declares, except ids without a picker. */
export function collectionFilters(
  { item, filters, range, rangeOf: measured, computedFilters }: Declared,
  widgets: Widgets,
  named: NamedRanges = {},
): FilterField[] {
  const shape: Record<string, z.ZodType> = { ...shapeOf(item), ...measured };
  const namedKeys = new Set(Object.values(named).flat());
  const unnamed = [...range, ...Object.keys(measured)].filter((name) => !(name in named));
  return [
    ...filters.flatMap((name) => toFilterField(name, shape[name], widgets) ?? []),
    ...Object.entries(computedFilters).flatMap(([name, schema]) =>
      namedKeys.has(name) ? [] : (toFilterField(name, schema, widgets) ?? []),
    ),
    ...unnamed.map((name) => toRangeField(name, shape[name], rangeKeys(name))),
    // The filters' own schemas decide what is sent: days instead of instants if days belong to a branch.
    ...Object.entries(named).map(([name, keys]) => toRangeField(name, shape[name], keys, computedFilters[keys[0]])),
  ];
}

function toFilterField(name: string, schema: z.ZodType | undefined, widgets: Widgets): FilterField | undefined {
  if (!schema) return undefined;
  const { title = name, resource } = metaOf(schema);
  const base = { name, label: title };
  if (resource) return { ...base, kind: 'reference', resource };
  const choices = choicesOf(schema, widgets);
  if (choices) return { ...base, kind: 'choice', choices };
  const element = unwrap(elementOf(schema) ?? schema);
  const isId = element instanceof z.ZodUUID || shapeOf(element)?.id !== undefined;
  // Pictures are not filtered by value; the useful filter is entries without one.
  if (isId && elementOf(schema))
    return { ...base, kind: 'choice', choices: [{ value: 'none', label: messages.list.without }] };
  return isId ? undefined : { ...base, kind: 'text' };
}

function toRangeField(
  name: string,
  schema: z.ZodType | undefined,
  keys: readonly [string, string],
  sent = schema,
): FilterField {
  const inner = sent && unwrap(sent);
  const kind = inner instanceof z.ZodNumber ? 'numbers' : inner instanceof z.ZodISODate ? 'days' : 'instants';
  const label = (schema && metaOf(schema).title) ?? name;
  return { name, label, kind, keys };
}

/** Choices of a field, also for a list of them; undefined if the type is not enumerable. */
function choicesOf(schema: z.ZodType, widgets: Widgets): readonly Choice[] | undefined {
  const { widget, choices } = metaOf(schema);
  const inner = unwrap(elementOf(schema) ?? schema);
  if (inner instanceof z.ZodBoolean)
    return [
      { value: 'true', label: messages.yes },
      { value: 'false', label: messages.no },
    ];
  const widgetChoices = widget ? widgets[widget]?.choices : undefined;
  if (widgetChoices) return widgetChoices;
  if (!(inner instanceof z.ZodEnum)) return undefined;
  return inner.options.map((each) => ({ value: String(each), label: choices?.[String(each)] ?? String(each) }));
}
