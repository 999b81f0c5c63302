import { plainText, type RichNode } from '@theke/rules/content/rich-text';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts of content in any layout, one line each: entries by content, files by name, pictures by description. */
export function wordsToRead(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(wordsToRead);
  if (!isObject(value)) return [];
  if (value.type === 'doc')
    return plainText(value as RichNode)
      .split('\n')
      .filter(Boolean);
  if ('extension' in value) return wordsToRead([value.name, value.alt, value.copyright]);
  if ('value' in value && 'type' in value) return wordsToRead(value.value);
  return Object.entries(value).flatMap(([name, each]) => (name === 'id' ? [] : wordsToRead(each)));
}
