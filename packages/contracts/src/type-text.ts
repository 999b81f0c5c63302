import type { z } from 'zod';
import { elementOf, shapeOf, unwrap } from './field.ts';

type Def = {
  type: string;
  entries?: Record<string, string>;
  values?: readonly unknown[];
  options?: readonly z.ZodType[];
};

/** Localised texts for composed types. */
export type TypeMessages = { list: (of: string) => string; or: string; nothing: string };

const english: TypeMessages = { list: (of) => `list of ${of}`, or: ' or ', nothing: 'null' };

/** Short description of a schema for tables of fields. */
export function typeText(schema: z.ZodType, messages: TypeMessages = english): string {
  const isNullable = schema.safeParse(null).success;
  const text = plainText(unwrap(schema), messages);
  return isNullable && text !== 'unknown' ? `${text}${messages.or}${messages.nothing}` : text;
}

function plainText(schema: z.ZodType, messages: TypeMessages): string {
  const shape = shapeOf(schema);
  if (shape) return `{ ${Object.keys(shape).join(', ')} }`;
  const element = elementOf(schema);
  if (element) {
    const elementText = typeText(element, messages);
    return messages.list(elementText.includes(messages.or) ? `(${elementText})` : elementText);
  }
  const def = (schema as unknown as { def: Def }).def;
  if (def.type === 'enum') return Object.values(def.entries ?? {}).join(', ');
  if (def.type === 'literal') return (def.values ?? []).map((value) => (value === '' ? '""' : value)).join(', ');
  if (def.type === 'union') return (def.options ?? []).map((option) => typeText(option, messages)).join(messages.or);
  return def.type;
}
