import { type Schema, schemaAt, shapeOf } from '@theke/contracts/field';
import { auditedLabel } from '@theke/contracts/identity/audited-fields';
import { changedPaths } from '@theke/contracts/identity/changed-paths';
import type { z } from 'zod';

/** A field with its values; undefined for a missing value. */
export type Change = {
  path: readonly string[];
  label: string;
  schema: z.ZodType | undefined;
  before: unknown;
  after: unknown;
};

/** Changes of one object; the heading is empty for the subject itself. */
export type ChangeGroup = { heading: string; changes: Change[] };

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], data);

const isUnset = (value: unknown): boolean =>
  value === false || value === 0 || (Array.isArray(value) && value.length === 0);

/** Fields that an event repeats beside the object that it carries. */
const isRepeated = ([name = '', ...inner]: readonly string[], after: unknown): boolean =>
  inner.length === 0 && ['order', 'payment'].some((subject) => valueAt(after, [subject, name]) !== undefined);

/** Places of a path's fields in their schemas; stored data has lost the order. */
const placeOf = (schema: Schema | undefined, path: readonly string[]): number[] =>
  path.map((name, index) => {
    const parent = schema && schemaAt(schema, path.slice(0, index));
    return parent ? Object.keys(shapeOf(parent) ?? {}).indexOf(name) : 0;
  });

function byPlace(one: readonly number[], other: readonly number[]): number {
  for (const [index, place] of one.entries()) if (place !== other[index]) return place - (other[index] ?? -1);
  return one.length - other.length;
}

/**
 * Differences between the data of two audit entries about the same thing, grouped by the object that contains the
 * fields, in the order of the newer entry. Without an earlier entry all fields that are set.
 */
export function changesOf(schema: Schema | undefined, before: unknown, after: unknown): ChangeGroup[] {
  const labelAt = (path: readonly string[]) => auditedLabel(schema && schemaAt(schema, path), path);
  const paths = changedPaths(before, after)
    .filter((path) => !isRepeated(path, after))
    .toSorted((one, other) => byPlace(placeOf(schema, one), placeOf(schema, other)));
  const changes = paths.flatMap((path): Change[] => {
    const value = valueAt(after, path);
    if (before === null && isUnset(value)) return [];
    return [
      {
        path,
        label: labelAt(path) ?? path.at(-1) ?? '',
        schema: schema && schemaAt(schema, path),
        before: valueAt(before, path),
        after: value,
      },
    ];
  });
  const groups = Map.groupBy(changes, ({ path }) =>
    path
      .slice(0, -1)
      .flatMap((_, index) => labelAt(path.slice(0, index + 1)) ?? [])
      .join(' › '),
  );
  return [...groups].map(([heading, changes]) => ({ heading, changes }));
}
