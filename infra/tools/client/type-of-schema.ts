/** The part of JSON Schema that zod writes. */
export type JsonSchema = {
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  items?: JsonSchema | false;
  prefixItems?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  $ref?: string;
};

const primitives: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const joined = (types: readonly string[], operator: '|' | '&'): string => {
  const distinct = [...new Set(types)];
  return distinct.length === 1 ? (distinct[0] as string) : `(${distinct.join(` ${operator} `)})`;
};

const keyText = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, inner]) => `${keyText(name)}${required.includes(name) ? '' : '?'}: ${typeOfSchema(inner)}`,
  );
  const more = typeof additionalProperties === 'object' ? typeOfSchema(additionalProperties) : undefined;
  if (fields.length === 0) return `Record<string, ${more ?? (additionalProperties === false ? 'never' : 'unknown')}>`;
  return `{ ${fields.join('; ')} }`;
}

/**
 * A TypeScript type for a JSON schema as zod writes it, on one line. What it does not know, and recursion, is
 * `unknown`. openapi-typescript would need the compiler's JavaScript API, which TypeScript 7 does not have.
 */
export function typeOfSchema(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum)
    return joined(
      schema.enum.map((value) => JSON.stringify(value)),
      '|',
    );
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return joined(options.map(typeOfSchema), '|');
  if (schema.allOf) return joined(schema.allOf.map(typeOfSchema), '&');
  if (Array.isArray(schema.type))
    return joined(
      schema.type.map((type) => typeOfSchema({ ...schema, type })),
      '|',
    );
  if (schema.type === 'array') {
    if (schema.prefixItems) return `[${schema.prefixItems.map(typeOfSchema).join(', ')}]`;
    return `${schema.items ? `Array<${typeOfSchema(schema.items)}>` : 'Array<unknown>'}`;
  }
  if (schema.type === 'object' || schema.properties) return objectType(schema);
  return primitives[schema.type ?? ''] ?? 'unknown';
}
