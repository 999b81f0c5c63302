import type { ShownImage } from '@theke/contracts/content/content-value';
import type { RichNode } from '@theke/rules/content/rich-text';

// Content was checked when it was saved, by the tables of that day: whatever has another form is taken for nothing.

export type Value = Readonly<Record<string, unknown>>;
export type Entry = { readonly id: string; readonly type: string; readonly value: Value };

export const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = (value: Value, name: string): string => (typeof value[name] === 'string' ? value[name] : '');
export const valueIn = (value: Value, name: string): Value => (isValue(value[name]) ? value[name] : {});
export const listIn = (value: Value, name: string): readonly unknown[] =>
  Array.isArray(value[name]) ? value[name] : [];

/** `{ id, type, value }`s; a value that is no object is that of nothing. */
export const entriesIn = (value: Value, name: string): Entry[] =>
  listIn(value, name).flatMap((one) =>
    isValue(one) && typeof one.id === 'string' && typeof one.type === 'string'
      ? [{ id: one.id, type: one.type, value: isValue(one.value) ? one.value : {} }]
      : [],
  );

/** A text with its formats; undefined where there is none. */
export const richIn = (value: Value, name: string): RichNode | undefined =>
  isValue(value[name]) && value[name].type === 'doc' ? (value[name] as RichNode) : undefined;

/** The id of a reference. */
export const idIn = (value: unknown): string | undefined =>
  isValue(value) && typeof value.id === 'string' ? value.id : undefined;

/** A picture with what is said of it; SVG never is one. */
export function imageIn(value: Value, name: string): ShownImage | undefined {
  const image = value[name];
  if (!isValue(image) || typeof image.id !== 'string' || typeof image.version !== 'number') return undefined;
  if (!['webp', 'jpg', 'jpeg', 'png', 'avif'].includes(String(image.extension))) return undefined;
  return { ...(image as ShownImage), alt: textIn(image, 'alt'), copyright: textIn(image, 'copyright') };
}
