import { type Schema, schemaAt } from '@theke/contracts/field';
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

const isUnset = (value: unknown): boolean => value === false || (Array.isArray(value) && value.length === 0);

/**
 * Differences between the data of two audit entries about the same thing, grouped by the object that contains the
 * fields, in the order of the newer entry. Without an earlier entry all fields that are set.
 */
export function changesOf(schema: Schema | undefined, before: unknown, after: unknown): ChangeGroup[] {
  const labelAt = (path: readonly string[]) => auditedLabel(schema && schemaAt(schema, path), path);
  const changes = changedPaths(before, after).flatMap((path): Change[] => {
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
