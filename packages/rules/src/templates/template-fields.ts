/** Kinds of records that fill a template; `none`: it has no placeholders. */
export const templateSubjects = ['none', 'product', 'branch', 'table', 'device'] as const;
export type TemplateSubject = (typeof templateSubjects)[number];

export { fieldLabels, subjectLabels } from './template-fields.de.ts';

/** Placeholders of each kind of record (TPL-02). */
export const templateFields = {
  none: [],
  product: [
    'name',
    'description',
    'price',
    'unit',
    'basePrice',
    'deposit',
    'allergens',
    'allergenLine',
    'additives',
    'url',
  ],
  branch: ['name', 'street', 'zipCode', 'city', 'phone', 'email', 'website', 'url'],
  table: ['title', 'name', 'branch', 'url'],
  device: ['name', 'branch', 'identifier'],
} as const satisfies Record<TemplateSubject, readonly string[]>;
export type TemplateField = (typeof templateFields)[TemplateSubject][number];

const placeholder = /\{\{\s*([a-zA-Z]+)\s*\}\}/g;

/** Names of the placeholders in a text, in order. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/**
 * Replaces the placeholders of a text. Lines that consist of empty placeholders only are left out, so that a label
 * without a description has no gap.
 */
export const filledText = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const names = placeholdersIn(line);
      const filled = line.replaceAll(placeholder, (_, name: string) => values[name] ?? '');
      return names.length > 0 && filled.trim() === '' ? [] : [filled];
    })
    .join('\n');
