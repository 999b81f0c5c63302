import { z } from 'zod';
import { elementOf, field, metaOf, type Schema, shapeOf, unwrap } from './field.ts';
import { id, instant } from './wire.ts';

/** Keys of a range in `filter[...]`: `createdAtFrom` is included, `createdAtUntil` is not. */
export const rangeKeys = (name: string): readonly [string, string] => [`${name}From`, `${name}Until`];

/** `?page=1&pageSize=25&sort=-createdAt&filter[field]=value&q=text` (HTTP-04), with the given filters. */
export const listQuerySchema = <F extends z.ZodObject>(filter: F, sorts: readonly string[]) =>
  z.strictObject({
    page: field(z.coerce.number().int().min(1), 'Seite').default(1),
    pageSize: field(z.coerce.number().int().min(1).max(500), 'Zeilen je Seite').default(25),
    sort: field(z.enum(sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]]), 'Sortierung').optional(),
    q: field(z.string().trim().max(200), 'Suche').optional(),
    filter: filter.optional(),
  });

/** A decimal number as text in an address. */
const decimal = z.string().regex(/^-?\d{1,12}(\.\d{1,4})?$/);

type Filter = z.ZodType<Partial<Record<string, string>>, Partial<Record<string, string>>>;

/**
 * Schema of `filter[name]=`, derived from the field's type or element type: an id, an enum value, a boolean, a number
 * or text. `none` matches empty lists of references.
 */
function filterOf(schema: z.ZodType | undefined): z.ZodType {
  const inner = schema && unwrap(elementOf(schema) ?? schema);
  const titled = (one: z.ZodType) => field(one, (schema && metaOf(schema).title) ?? '').optional();
  if (inner && (shapeOf(inner)?.id || inner instanceof z.ZodUUID))
    return titled(schema && elementOf(schema) ? z.union([id, z.literal('none')]) : id);
  if (inner instanceof z.ZodEnum) return titled(inner);
  if (inner instanceof z.ZodBoolean) return titled(z.enum(['true', 'false']));
  if (inner instanceof z.ZodNumber) return titled(decimal);
  return titled(z.string().max(200));
}

/** Schema of either end of a range, derived from the field's type. */
function endOf(schema: z.ZodType | undefined, title: string): z.ZodType {
  const inner = schema && unwrap(schema);
  return field(inner instanceof z.ZodNumber ? decimal : (inner ?? instant), title).optional();
}

/**
 * Filters of a list of `of`: equality by `filters`, half-open ranges by `ranges`, and ranges without a field by
 * `rangeOf`.
 */
export function filterSchema(
  item: Schema,
  filters: readonly string[],
  ranges: readonly string[],
  computedFilters = {},
  rangeOf: Readonly<Record<string, z.ZodType>> = {},
) {
  const shape: Record<string, z.ZodType> = { ...shapeOf(item), ...rangeOf };
  return z.strictObject({
    ...Object.fromEntries(filters.map((name) => [name, filterOf(shape[name])])),
    ...Object.fromEntries(
      [...ranges, ...Object.keys(rangeOf)].flatMap((name) => {
        const [from, until] = rangeKeys(name);
        const title = metaOf(shape[name] ?? z.unknown()).title ?? name;
        return [
          [from, endOf(shape[name], `${title} ab`)],
          [until, endOf(shape[name], `${title} vor`)],
        ];
      }),
    ),
    ...computedFilters,
  }) as unknown as z.ZodObject & Filter;
}
