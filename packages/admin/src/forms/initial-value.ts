import { metaOf, shapeOf, unwrap } from '@theke/contracts/field';
import { z } from 'zod';

/** Whether the field may be left open. */
export function isNullable(schema: z.ZodType): boolean {
  return schema.safeParse(null).success;
}

/** What a field holds before anybody wrote in it: its default, else nothing of its kind. */
export function initialValue(schema: z.ZodType): unknown {
  const given = schema.safeParse(undefined);
  if (given.success && given.data !== undefined) return given.data;
  // Nothing typed, nothing sent: an empty text would be a password too short, and what the service keeps is nobody's to say.
  if (['password', 'kept'].includes(metaOf(schema).widget ?? '')) return undefined;
  // Nothing chosen: an empty reference would be missed by the name of its id.
  if (metaOf(schema).widget === 'reference') return null;
  const shape = shapeOf(schema);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, initialValue(inner)]));
  const inner = unwrap(schema);
  // A number that may be left out: who leaves it open has the service number it.
  if (inner instanceof z.ZodNumber && given.success) return undefined;
  if (inner instanceof z.ZodArray) return [];
  if (inner instanceof z.ZodBoolean) return false;
  if (inner instanceof z.ZodEnum && !isNullable(schema)) return inner.options[0];
  return inner instanceof z.ZodString || inner instanceof z.ZodUnion ? '' : null;
}
