import { type Field, fieldIn, type Layout } from '@theke/rules/content/fields';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Maps the values of entries; unknown types are kept. */
const eachEntry = (layout: Layout, entries: readonly unknown[], change: (field: Field, value: unknown) => unknown) =>
  entries.map((entry) => {
    const field = isObject(entry) ? fieldIn(layout, String(entry.type)) : undefined;
    return isObject(entry) && field ? { ...entry, value: change(field, entry.value) } : entry;
  });

function wholeField(field: Field, value: unknown): unknown {
  if (field.type === 'group' || field.type === 'tabs') {
    const inner = field.type === 'group' ? field.layout : field.tabs;
    return isNothing(value) || isObject(value) ? withAllFields(inner, (value ?? {}) as Values) : value;
  }
  if (field.type !== 'collection') return value;
  if (Array.isArray(value)) return eachEntry(field.layout, value, wholeField);
  return isNothing(value) ? [] : value;
}

/**
 * Adds all missing fields of the layout to the content: a rendered field is added to the form's values, which would
 * otherwise count as a change.
 */
export const withAllFields = (layout: Layout, content: Values): Record<string, unknown> => ({
  ...content,
  ...Object.fromEntries(
    Object.entries(layout).map(([name, field]) => [
      name,
      wholeField(field, Object.hasOwn(content, name) ? content[name] : undefined),
    ]),
  ),
});

function compactField(field: Field, value: unknown): unknown {
  if ((field.type === 'group' || field.type === 'tabs') && isObject(value))
    return withoutEmptyFields(field.type === 'group' ? field.layout : field.tabs, value);
  return field.type === 'collection' && Array.isArray(value) ? eachEntry(field.layout, value, compactField) : value;
}

/** Removes empty fields again, so that unchanged content is sent as it was and equals the published version. */
export const withoutEmptyFields = (layout: Layout, content: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(content)
      .map(([name, value]) => {
        const field = fieldIn(layout, name);
        const compacted = field ? compactField(field, value) : value;
        const isEmptyGroup =
          (field?.type === 'group' || field?.type === 'tabs') &&
          isObject(compacted) &&
          Object.keys(compacted).length === 0;
        return [name, isEmptyGroup ? undefined : compacted] as const;
      })
      .filter(([name, value]) => !fieldIn(layout, name) || !isNothing(value)),
  );
