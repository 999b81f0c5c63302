import type { z } from 'zod';
import { elementOf, shapeOf, unwrap } from './field.ts';

type Def = {
  type: string;
  entries?: Record<string, string>;
  values?: readonly unknown[];
  options?: readonly z.ZodType[];
};

/** Localised words for composed types. */
export type TypeWords = { list: (of: string) => string; or: string; nothing: string };

const english: TypeWords = { list: (of) => `list of ${of}`, or: ' or ', nothing: 'null' };

/** Short description of a schema for tables of fields. */
export function typeText(schema: z.ZodType, words: TypeWords = english): string {
  const isNullable = schema.safeParse(null).success;
  const text = plainText(unwrap(schema), words);
  return isNullable && text !== 'unknown' ? `${text}${words.or}${words.nothing}` : text;
}

function plainText(schema: z.ZodType, words: TypeWords): string {
  const shape = shapeOf(schema);
  if (shape) return `{ ${Object.keys(shape).join(', ')} }`;
  const element = elementOf(schema);
  if (element) {
    const elementText = typeText(element, words);
    return words.list(elementText.includes(words.or) ? `(${elementText})` : elementText);
  }
  const def = (schema as unknown as { def: Def }).def;
  if (def.type === 'enum') return Object.values(def.entries ?? {}).join(', ');
  if (def.type === 'literal') return (def.values ?? []).map((value) => (value === '' ? '""' : value)).join(', ');
  if (def.type === 'union') return (def.options ?? []).map((option) => typeText(option, words)).join(words.or);
  return def.type;
}
