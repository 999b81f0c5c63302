import { z } from 'zod';

type Def = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: readonly z.ZodType[];
  values?: readonly unknown[];
  element?: z.ZodType;
};

/**
 * Returns a value that a response schema accepts (any text is also a currency): the first choice, the smallest
 * number, null where allowed.
 */
export function makeSample(schema: z.ZodType): unknown {
  const { type, innerType, in: input, options, values } = (schema as unknown as { def: Def }).def;
  if (schema instanceof z.ZodUUID) return '0199f000-0000-7000-8000-000000000001';
  if (schema instanceof z.ZodISODateTime) return '2026-11-22T09:00:00.000Z';
  if (schema instanceof z.ZodISODate) return '2026-11-22';
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, inner]) => [name, makeSample(inner as z.ZodType)]),
    );
  switch (type) {
    case 'nullable':
      return null;
    case 'optional':
      return undefined;
    case 'literal':
      return values?.[0];
    case 'union':
      return makeSample(options?.[0] as z.ZodType);
    case 'array':
      return [];
    case 'record':
      return {};
    case 'string':
      return 'EUR';
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'unknown':
    case 'any':
      return {};
    default:
      return makeSample((innerType ?? input) as z.ZodType);
  }
}
