import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { isBlock, isObject } from '@theke/rules/content/editing/page-draft';

/** Copy of a value in which each block has a new id. */
export function withNewIds<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withNewIds) as T;
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNewIds(inner)]));
  return (isBlock(value) ? { ...copy, id: randomUuid() } : copy) as T;
}
