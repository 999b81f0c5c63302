import { elementOf, metaOf, shapeOf } from '@theke/contracts/field';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import type { z } from 'zod';
import type { PageLine } from './changed-lines.ts';
import { pictureTextWithId } from './picture-text.ts';
import { revisionMessages } from './revision-messages.de.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text of a row of members, contacts or links. */
const rowText = (row: Record<string, unknown>): string =>
  Object.values(row)
    .map((value) => (isObject(value) ? String(value.id ?? '') : String(value ?? '')))
    .filter(Boolean)
    .join(', ');

function textOf(schema: z.ZodType, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? revisionMessages.yes : revisionMessages.no;
  if (Array.isArray(value)) {
    const element = elementOf(schema);
    return value.map((one) => (element ? textOf(element, one) : String(one))).join('\n');
  }
  if (!isObject(value)) return metaOf(schema).choices?.[String(value)] ?? String(value);
  if (metaOf(schema).widget === 'rich-text') return plainText(value as RichNode);
  const shape = shapeOf(schema);
  return shape && 'extension' in shape ? pictureTextWithId(value) : rowText(value);
}

/** Readable lines of a post or project, for comparison. @param held fields that its revisions contain */
export const entryLines =
  (held: z.ZodObject) =>
  (entry: object): PageLine[] =>
    Object.entries(held.shape as Record<string, z.ZodType>).map(([name, schema]) => ({
      key: name,
      label: metaOf(schema).title ?? name,
      text: textOf(schema, (entry as Record<string, unknown>)[name]),
    }));
