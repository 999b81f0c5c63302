import { technicalFields } from './audited-fields.ts';

type Path = string[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
/** Key order matters: both values come from the same schema. */
const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || (isEmpty(one) && isEmpty(other));
/** A reference `{ id }` is compared as a whole. */
const isReference = (value: Record<string, unknown>): boolean => Object.keys(value).join() === 'id';

/**
 * Paths of the fields that differ between two entries of the audit log about the same subject, in the order of the
 * newer one. Lists and references are compared as a whole. Fields that only the older entry has are ignored, because
 * events of one subject contain different fields.
 */
export function changedPaths(before: unknown, after: unknown, base: Path = []): Path[] {
  if (!isRecord(after)) return [];
  const earlierFields = isRecord(before) ? before : {};
  return Object.entries(after).flatMap(([name, value]): Path[] => {
    const earlier = earlierFields[name];
    if (technicalFields.has(name) || isEqual(earlier, value)) return [];
    const path = [...base, name];
    return isRecord(value) && !isReference(value) ? changedPaths(earlier, value, path) : [path];
  });
}
