import { type Field, fieldIn, type Layout } from './fields.ts';
import { plainText, type RichNode } from './rich-text.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* fieldTexts(field: Field, value: unknown): Generator<string> {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'markdown':
      if (typeof value === 'string' && !('format' in field && field.format)) yield value;
      return;
    case 'wysiwyg':
      if (isObject(value)) yield plainText(value as RichNode);
      return;
    case 'group':
      return yield* layoutTexts(field.layout, value);
    case 'tabs':
      return yield* layoutTexts(field.tabs, value);
    case 'collection':
      for (const item of Array.isArray(value) ? value : []) {
        const entry = isObject(item) && typeof item.type === 'string' ? fieldIn(field.layout, item.type) : undefined;
        if (entry && item.isHidden !== true) yield* fieldTexts(entry, item.value);
      }
  }
}

function* layoutTexts(layout: Layout, value: unknown): Generator<string> {
  if (!isObject(value)) return;
  for (const [name, field] of Object.entries(layout))
    if (Object.hasOwn(value, name)) yield* fieldTexts(field, value[name]);
}

/**
 * Readable text of validated content, for searches: no addresses, no file names, no hidden entries and none of unknown
 * types.
 */
export const wordsIn = (layout: Layout, value: unknown): string =>
  [...layoutTexts(layout, value)].filter((text) => text.trim() !== '').join('\n');
