import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { eventsByType, isAudited } from '../contracts.ts';
import { elementOf, isPersonal, metaOf, type Schema, shapeOf, unwrap } from '../field.ts';
import { auditedLabel, auditedValueLabel, technicalFields } from './audited-fields.ts';

type Found = { path: readonly string[]; schema: Schema };

/** Every field of a schema that the audit log shows, also within lists. */
function shownFields(schema: Schema, base: readonly string[] = []): Found[] {
  const element = elementOf(schema);
  if (element) return shownFields(element, base);
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([name, inner]): Found[] => {
    if (technicalFields.has(name) || isPersonal(inner)) return [];
    const path = [...base, name];
    return [{ path, schema: inner }, ...shownFields(inner, path)];
  });
}

const audited = [...eventsByType.values()].filter(({ type, data }) => isAudited(type) && !isPersonal(data));

test('every field that the audit log shows has a German label', () => {
  const isSubject = (path: readonly string[], schema: Schema) => path.length === 1 && shapeOf(schema);
  const missing = audited.flatMap(({ type, data }) =>
    shownFields(data)
      .filter(({ path, schema }) => !auditedLabel(schema, path) && !isSubject(path, schema))
      .map(({ path }) => `${type} ${path.join('.')}`),
  );
  expect(missing).toEqual([]);
});

test('every value of an enumeration that the audit log shows has a German label', () => {
  // Allergens and additives are shown by their letter or number, fonts by their name, states of orders by their rule.
  const isSelfExplanatory = (value: string) => /^[A-Z0-9]/.test(value);
  const missing = audited.flatMap(({ type, data }) =>
    shownFields(data).flatMap(({ path, schema }) => {
      const values = unwrap(elementOf(schema) ?? schema);
      if (!(values instanceof z.ZodEnum) || path.at(-1) === 'status' || metaOf(schema).choices) return [];
      return values.options
        .map(String)
        .filter((value) => !isSelfExplanatory(value) && !auditedValueLabel(schema, value))
        .map((value) => `${type} ${path.join('.')} ${value}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('a name that means something else within an object is labeled by both', () => {
  expect(auditedLabel(undefined, ['order', 'items', 'tax'])).toBe('Steuersatz');
  expect(auditedLabel(undefined, ['order', 'totals', 'tax'])).toBe('Umsatzsteuer');
  expect(auditedLabel(undefined, ['order', 'totals', 'taxes', '10'])).toBe('10 %');
});
