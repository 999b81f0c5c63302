import { metaOf, shapeOf } from '@theke/contracts/field';
import type { z } from 'zod';

/** A changed field with the labels that lead to it; undefined for a missing value. */
export type Change = { label: string; schema: z.ZodType | undefined; before: unknown; after: unknown };

/** Fields that the entry shows elsewhere or that are irrelevant for people. */
const silent = new Set(['id', 'version', 'at', 'createdAt', 'updatedAt']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Differences between the data of two audit entries about the same thing, field by field, in the order of the newer
 * one. Fields that only the older one has are ignored, because events contain different fields.
 */
export function changesOf(
  schema: z.ZodType | undefined,
  before: unknown,
  after: unknown,
  labels: string[] = [],
): Change[] {
  if (!isRecord(after)) return [];
  const shape = schema ? shapeOf(schema) : undefined;
  const earlierFields = isRecord(before) ? before : {};
  return Object.entries(after).flatMap(([name, value]): Change[] => {
    const inner = shape?.[name];
    const earlier = earlierFields[name];
    if (silent.has(name) || isSame(earlier, value) || (isNothing(earlier) && isNothing(value))) return [];
    const title = inner && metaOf(inner).title;
    const path = title ? [...labels, title] : labels;
    const isReference = isRecord(value) && isSame(Object.keys(value), ['id']);
    if (isRecord(value) && !isReference) return changesOf(inner, earlier, value, path);
    return [{ label: (title ? path : [...labels, name]).join(' › '), schema: inner, before: earlier, after: value }];
  });
}
