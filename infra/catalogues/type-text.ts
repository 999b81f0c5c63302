import { elementOf, shapeOf, unwrap } from '@theke/contracts/field';
import type { z } from 'zod';

type Def = {
  type: string;
  entries?: Record<string, string>;
  values?: readonly unknown[];
  options?: readonly z.ZodType[];
};

/** A schema in a word or two, as a table of fields shows it. */
export function typeText(schema: z.ZodType): string {
  const isNullable = schema.safeParse(null).success;
  const text = plainText(unwrap(schema));
  return isNullable && text !== 'unknown' ? `${text} or null` : text;
}

function plainText(schema: z.ZodType): string {
  const shape = shapeOf(schema);
  if (shape) return `{ ${Object.keys(shape).join(', ')} }`;
  const element = elementOf(schema);
  if (element) return `list of ${typeText(element)}`;
  const def = (schema as unknown as { def: Def }).def;
  if (def.type === 'enum') return Object.values(def.entries ?? {}).join(', ');
  if (def.type === 'literal') return (def.values ?? []).join(', ');
  if (def.type === 'union') return (def.options ?? []).map(typeText).join(' or ');
  return def.type;
}
