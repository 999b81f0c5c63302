import type { Collection } from '@theke/contracts/collection';
import { elementOf, metaOf, shapeOf, unwrap } from '@theke/contracts/field';
import { rangeKeys } from '@theke/contracts/list-query';
import { z } from 'zod';
import type { AnyResource } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import type { Widgets } from '../widgets/widget.ts';

type Choice = { value: string; label: string };

/** One thing that a list can be narrowed to, and what its control needs. */
export type FilterField = { name: string; label: string } & (
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'reference'; resource: string }
  | { kind: 'text' }
  /** Half-open in the API, by these two keys; days are shown with the last one, and sent as instants where the field is one. */
  | { kind: 'days' | 'instants' | 'numbers'; keys: readonly [from: string, until: string] }
);

export type RangeField = Extract<FilterField, { keys: unknown }>;

/** What a resource's list offers: what has values to choose from, and its own ranges. Free text is what the search is for. */
export function resourceFilters(
  { draft, filters, computedFilters, range }: AnyResource,
  widgets: Widgets,
): FilterField[] {
  const shape = draft.shape as Record<string, z.ZodType>;
  return [
    ...filters.flatMap((name) => fieldOf(name, shape[name], widgets) ?? []).filter(({ kind }) => kind !== 'text'),
    ...Object.entries(computedFilters).flatMap(([name, schema]) => fieldOf(name, schema, widgets) ?? []),
    ...range.flatMap((name) => (shape[name] ? rangeOf(name, shape[name], rangeKeys(name)) : [])),
  ];
}

type Declared = Pick<Collection, 'of' | 'filters' | 'range' | 'rangeOf' | 'computedFilters'>;
/** Ranges whose two filters have names of their own, by the field that they are about; they stand for the field's own range. */
export type NamedRanges = Readonly<Record<string, readonly [from: string, until: string]>>;

/** What a collection's list offers: everything that its contract declares, but ids of what no picker finds. */
export function collectionFilters(
  { of, filters, range, rangeOf: measured, computedFilters }: Declared,
  widgets: Widgets,
  named: NamedRanges = {},
): FilterField[] {
  const shape: Record<string, z.ZodType> = { ...shapeOf(of), ...measured };
  const within = new Set(Object.values(named).flat());
  const own = [...range, ...Object.keys(measured)].filter((name) => !(name in named));
  return [
    ...filters.flatMap((name) => fieldOf(name, shape[name], widgets) ?? []),
    ...Object.entries(computedFilters).flatMap(([name, schema]) =>
      within.has(name) ? [] : (fieldOf(name, schema, widgets) ?? []),
    ),
    ...own.map((name) => rangeOf(name, shape[name], rangeKeys(name))),
    // What is sent, the filters themselves say: days for instants, where days are a branch's.
    ...Object.entries(named).map(([name, keys]) => rangeOf(name, shape[name], keys, computedFilters[keys[0]])),
  ];
}

function fieldOf(name: string, schema: z.ZodType | undefined, widgets: Widgets): FilterField | undefined {
  if (!schema) return undefined;
  const { title = name, resource } = metaOf(schema);
  const at = { name, label: title };
  if (resource) return { ...at, kind: 'reference', resource };
  const choices = choicesOf(schema, widgets);
  if (choices) return { ...at, kind: 'choice', choices };
  const one = unwrap(elementOf(schema) ?? schema);
  const isId = one instanceof z.ZodUUID || shapeOf(one)?.id !== undefined;
  // Nobody chooses a picture from a list; which entries have none is what is looked for.
  if (isId && elementOf(schema))
    return { ...at, kind: 'choice', choices: [{ value: 'none', label: messages.list.without }] };
  return isId ? undefined : { ...at, kind: 'text' };
}

function rangeOf(
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

/** Of a list of choices, one choice; undefined where the type names no values. */
function choicesOf(schema: z.ZodType, widgets: Widgets): readonly Choice[] | undefined {
  const { widget, choices } = metaOf(schema);
  const inner = unwrap(elementOf(schema) ?? schema);
  if (inner instanceof z.ZodBoolean)
    return [
      { value: 'true', label: messages.yes },
      { value: 'false', label: messages.no },
    ];
  const own = widget ? widgets[widget]?.choices : undefined;
  if (own) return own;
  if (!(inner instanceof z.ZodEnum)) return undefined;
  return inner.options.map((each) => ({ value: String(each), label: choices?.[String(each)] ?? String(each) }));
}
