import { z } from 'zod';

/** Metadata of a field for forms, error messages and the audit log. */
export type FieldMeta = {
  /** The German label. */
  title?: string | undefined;
  /** Hint in German, shown below the field. */
  hint?: string;
  /**
   * How the back office edits and shows the field, if the type is not enough: a widget name registered by its engine or
   * a feature (packages/admin/src/widgets). `kept`: not editable, because only the service writes it.
   */
  widget?: string;
  /** For references: the resource's API name. */
  resource?: string;
  /** German labels of an enumeration's values. */
  choices?: Readonly<Record<string, string>>;
  /** Section of the form. Default: the first section. */
  section?: string;
  /** Not written to logs or the audit log, and erased with the person. */
  personal?: boolean;
};

/**
 * Any zod schema. Not `z.ZodType`: comparing a schema with that class creates 30,000 types per schema, with this
 * interface one.
 */
export type Schema = z.core.SomeType;

/** Narrows any schema to one with methods. */
export function zodType(schema: Schema): z.ZodType;
export function zodType(schema: Schema | undefined): z.ZodType | undefined;
export function zodType(schema: Schema | undefined): z.ZodType | undefined {
  return schema as z.ZodType | undefined;
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** Adds a German label to a schema. */
export const field = <S extends Schema>(schema: S, title: string, meta: Omit<FieldMeta, 'title'> = {}): S =>
  zodType(schema).meta({ title, ...meta }) as unknown as S;

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional', 'catch']);

/** Removes optional, nullable, default and similar wrappers. */
export function unwrap(schema: Schema): z.ZodType {
  const { def } = schema as unknown as { def: { type: string; innerType?: z.ZodType; in?: z.ZodType } };
  if (wrappers.has(def.type) && def.innerType) return unwrap(def.innerType);
  if (def.type === 'pipe' && def.in) return unwrap(def.in);
  return zodType(schema);
}

/** Metadata of a schema, collected from all its wrappers. */
export function metaOf(schema: Schema): FieldMeta {
  const ownMeta = (zodType(schema).meta() ?? {}) as FieldMeta;
  const { def } = schema as unknown as { def: { type: string; innerType?: z.ZodType; in?: z.ZodType } };
  const inner = (wrappers.has(def.type) ? def.innerType : def.type === 'pipe' ? def.in : undefined) as
    | z.ZodType
    | undefined;
  return inner ? { ...metaOf(inner), ...ownMeta } : ownMeta;
}

/** Fields of an object schema; undefined for other schemas. */
export function shapeOf(schema: Schema): Record<string, z.ZodType> | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : undefined;
}

/** Element schema of an array; undefined for other schemas. */
export function elementOf(schema: Schema): z.ZodType | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
}

/** The schema at a path such as `['items', 0, 'amount']`; undefined if the path does not exist. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): z.ZodType | undefined {
  let at: z.ZodType | undefined = zodType(schema);
  for (const step of path) {
    if (!at) return undefined;
    at = typeof step === 'number' ? elementOf(at) : shapeOf(at)?.[String(step)];
  }
  return at;
}

export const isPersonal = (schema: Schema): boolean => metaOf(schema).personal === true;

/** Returns a copy of the value without fields marked personal. */
export const withoutPersonal = (schema: Schema, value: unknown): unknown => stripOf(schema)(value);

type Strip = (value: unknown) => unknown;
const strips = new WeakMap<Schema, Strip>();

/** Cached per schema: the audit log processes every event with it. */
function stripOf(schema: Schema): Strip {
  const cached = strips.get(schema);
  if (cached) return cached;
  const strip = readStrip(schema);
  strips.set(schema, strip);
  return strip;
}

function readStrip(schema: Schema): Strip {
  const shape = shapeOf(schema);
  if (shape) {
    const stripByField = new Map(
      Object.entries(shape).flatMap(([key, inner]) => (isPersonal(inner) ? [] : [[key, stripOf(inner)]])),
    );
    return (value) => (value && typeof value === 'object' ? stripFields(value, stripByField) : value);
  }
  const element = elementOf(schema);
  if (!element) return (value) => value;
  const strip = isPersonal(element) ? undefined : stripOf(element);
  return (value) => (Array.isArray(value) ? (strip ? value.map(strip) : []) : value);
}

function stripFields(value: object, stripByField: ReadonlyMap<string, Strip>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const strip = stripByField.get(key);
    if (strip) found[key] = strip(inner);
  }
  return found;
}
