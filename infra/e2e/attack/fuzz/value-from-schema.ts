import fc from 'fast-check';

/** The part of JSON Schema that zod generates. */
export type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
};

/** Values that a schema accepts, with ids from `ids`. Rules that JSON Schema cannot express may be violated. */
export function valueFrom(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const inner = (one: JsonSchema) => valueFrom(one, ids);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (schema.allOf?.[0]) return inner(schema.allOf[0]);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectFrom(schema, ids);
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
    case 'string':
      return textFrom(schema, ids);
    case 'integer':
      return fc.integer({ min: minimum(schema, -(2 ** 31)), max: maximum(schema, 2 ** 31 - 1) });
    case 'number':
      // Two decimals, as for amounts of money.
      return fc
        .integer({
          min: Math.ceil(minimum(schema, -1_000_000) * 100),
          max: Math.floor(maximum(schema, 1_000_000) * 100),
        })
        .map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const minimum = (schema: JsonSchema, fallback: number) =>
  Math.max(schema.minimum ?? schema.exclusiveMinimum ?? fallback, -(2 ** 31));
const maximum = (schema: JsonSchema, fallback: number) =>
  Math.min(schema.maximum ?? schema.exclusiveMaximum ?? fallback, 2 ** 31 - 1);

function objectFrom(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const properties = schema.properties ?? {};
  if (Object.keys(properties).length === 0 && typeof schema.additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 20 }), valueFrom(schema.additionalProperties, ids), { maxKeys: 4 });
  const arbitraries = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueFrom(one, ids)]));
  return fc.record(arbitraries, { requiredKeys: schema.required ?? [], noNullPrototype: true });
}

function textFrom(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  switch (schema.format) {
    case 'uuid':
      return ids.length > 0
        ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() })
        : fc.uuid();
    case 'email':
      return fc.nat().map((number) => `gast.${number}@fuzz.example`);
    case 'date-time':
      return fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
        .map((at) => at.toISOString());
    case 'date':
      return fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
        .map((at) => at.toISOString().slice(0, 10));
    case 'uri':
      // The platform may call a stored address: no request leaves this machine, and none waits for a name server.
      return fc.webUrl().map((url) => url.replace(/(?<=^https?:\/\/)[^/?#]+/, '127.0.0.1:1'));
  }
  if (schema.pattern) {
    try {
      return fc.stringMatching(new RegExp(schema.pattern), { maxLength: 200 });
    } catch {
      // A pattern with lookahead cannot be generated from: uses any text.
    }
  }
  const longest = Math.min(schema.maxLength ?? 60, 200);
  return fc.string({ unit: 'grapheme', minLength: Math.min(schema.minLength ?? 0, longest), maxLength: longest });
}
