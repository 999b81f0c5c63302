import { elementOf, metaOf, type Schema, shapeOf } from '@theke/contracts/field';
import { type TypeMessages, typeText } from '@theke/contracts/type-text';
import { z } from 'zod';

/** A row of a field table. */
export type DescribedField = {
  /** e.g. `items[].amount` */
  path: string;
  type: string;
  isRequired: boolean;
  /** German label, and hints from the contract. */
  about: string;
};

const german: TypeMessages = { list: (of) => `Liste: ${of}`, or: ' oder ', nothing: 'null' };

/** Maximum depth; deeper structures are described by their type only. */
const deepest = 4;

/** Every field of an object schema, each followed by its nested fields. */
export function describedFields(schema: Schema, before = '', depth = 1): DescribedField[] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([name, inner]) => {
    const element = elementOf(inner);
    const path = `${before}${name}`;
    const within = element ?? inner;
    const { title = '', hint = '', personal } = metaOf(inner);
    const isDeep = shapeOf(within) !== undefined && depth < deepest;
    const type = isDeep ? (element ? 'Liste von Objekten' : 'Objekt') : typeText(inner, german);
    const about = [title, hint, personal && 'Personenbezogen.'].filter(Boolean).join(' · ');
    const row = { path, type, isRequired: !inner.safeParse(undefined).success, about };
    return isDeep ? [row, ...describedFields(within, `${path}${element ? '[]' : ''}.`, depth + 1)] : [row];
  });
}

/** Fields of a reply. For a union, those of its first type, because guests get fewer fields than staff. */
export const describedReply = (schema: Schema): DescribedField[] => {
  const [first] = schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : [schema];
  return first ? describedFields(first) : [];
};
