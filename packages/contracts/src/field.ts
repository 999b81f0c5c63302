import { z } from 'zod';

/** What a form, an error sentence and the audit log need to know about a field besides its type. */
export type FieldMeta = {
  /** The German label. */
  title?: string | undefined;
  /** A German sentence under the field. */
  hint?: string;
  /**
   * How the back office edits and shows the field where the type alone does not tell: a name that its engine or one of its features
   * registers (packages/admin/src/widgets). `kept`: not at all, because only the service writes it.
   */
  widget?: string;
  /** For references: the resource's name in the API. */
  resource?: string;
  /** German labels of an enumeration's values. */
  choices?: Readonly<Record<string, string>>;
  /** Section of the form that the field stands in; fields without one stand in the first. */
  section?: string;
  /** Never logged, never in the audit log, erased with the person. */
  personal?: boolean;
};

/**
 * Any zod schema. Not `z.ZodType`: the type checker compares a schema with that class member by member, at 30,000 types for each
 * schema, and with this interface by one.
 */
export type Schema = z.core.SomeType;

/** A schema with its methods, whatever it describes. */
export function zodType(schema: Schema): z.ZodType;
export function zodType(schema: Schema | undefined): z.ZodType | undefined;
export function zodType(schema: Schema | undefined): z.ZodType | undefined {
  return schema as z.ZodType | undefined;
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** A schema with its German label. */
export const field = <S extends Schema>(schema: S, title: string, meta: Omit<FieldMeta, 'title'> = {}): S =>
  zodType(schema).meta({ title, ...meta }) as unknown as S;

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional', 'catch']);

/** The schema under optional, nullable, default and the like. */
export function unwrap(schema: Schema): z.ZodType {
  const { def } = schema as unknown as { def: { type: string; innerType?: z.ZodType; in?: z.ZodType } };
  if (wrappers.has(def.type) && def.innerType) return unwrap(def.innerType);
  if (def.type === 'pipe' && def.in) return unwrap(def.in);
  return zodType(schema);
}

/** Label and the rest, wherever in the chain of wrappers they were put. */
export function metaOf(schema: Schema): FieldMeta {
  const own = (zodType(schema).meta() ?? {}) as FieldMeta;
  const { def } = schema as unknown as { def: { type: string; innerType?: z.ZodType; in?: z.ZodType } };
  const inner = (wrappers.has(def.type) ? def.innerType : def.type === 'pipe' ? def.in : undefined) as
    | z.ZodType
    | undefined;
  return inner ? { ...metaOf(inner), ...own } : own;
}

/** The fields of an object schema, or undefined where it is none. */
export function shapeOf(schema: Schema): Record<string, z.ZodType> | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : undefined;
}

/** The schema of an array's elements, or undefined where it is none. */
export function elementOf(schema: Schema): z.ZodType | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
}

/** The schema at a path such as `['items', 0, 'amount']`, as far as it can be followed. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): z.ZodType | undefined {
  let at: z.ZodType | undefined = zodType(schema);
  for (const step of path) {
    if (!at) return undefined;
    at = typeof step === 'number' ? elementOf(at) : shapeOf(at)?.[String(step)];
  }
  return at;
}

export const isPersonal = (schema: Schema): boolean => metaOf(schema).personal === true;

/** A copy of the value without anything marked personal. */
export const withoutPersonal = (schema: Schema, value: unknown): unknown => stripOf(schema)(value);

type Strip = (value: unknown) => unknown;
const strips = new WeakMap<Schema, Strip>();

/** What a schema says is looked up once, not for each value: the audit trail keeps every event so. */
function stripOf(schema: Schema): Strip {
  const known = strips.get(schema);
  if (known) return known;
  const strip = readStrip(schema);
  strips.set(schema, strip);
  return strip;
}

function readStrip(schema: Schema): Strip {
  const shape = shapeOf(schema);
  if (shape) {
    const kept = new Map(
      Object.entries(shape).flatMap(([key, inner]) => (isPersonal(inner) ? [] : [[key, stripOf(inner)]])),
    );
    return (value) => (value && typeof value === 'object' ? stripFields(value, kept) : value);
  }
  const element = elementOf(schema);
  if (!element) return (value) => value;
  const strip = isPersonal(element) ? undefined : stripOf(element);
  return (value) => (Array.isArray(value) ? (strip ? value.map(strip) : []) : value);
}

function stripFields(value: object, kept: ReadonlyMap<string, Strip>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const strip = kept.get(key);
    if (strip) found[key] = strip(inner);
  }
  return found;
}
