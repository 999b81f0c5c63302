import { metaOf, shapeOf, unwrap } from '@theke/contracts/field';
import { z } from 'zod';

/** Whether the schema accepts null. */
export function isNullable(schema: z.ZodType): boolean {
  return schema.safeParse(null).success;
}

/** Initial value of a field: its default, otherwise the empty value of its type. */
export function initialValue(schema: z.ZodType): unknown {
  const parsed = schema.safeParse(undefined);
  if (parsed.success && parsed.data !== undefined) return parsed.data;
  // Omitted when empty: an empty password would fail validation as too short, and service fields are not sent.
  if (['password', 'kept'].includes(metaOf(schema).widget ?? '')) return undefined;
  // null, so that a missing reference is reported for the field and not for its id.
  if (metaOf(schema).widget === 'reference') return null;
  const shape = shapeOf(schema);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, initialValue(inner)]));
  const inner = unwrap(schema);
  // An optional number; the service assigns one if it is missing.
  if (inner instanceof z.ZodNumber && parsed.success) return undefined;
  if (inner instanceof z.ZodArray) return [];
  if (inner instanceof z.ZodBoolean) return false;
  if (inner instanceof z.ZodEnum && !isNullable(schema)) return inner.options[0];
  return inner instanceof z.ZodString || inner instanceof z.ZodUnion ? '' : null;
}
