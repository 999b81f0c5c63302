import type { ShownImage } from '@theke/contracts/content/content-value';
import type { RichNode } from '@theke/rules/content/rich-text';

// Content was validated when it was saved, by the schemas of that time. Values of another form are therefore ignored.

export type Value = Readonly<Record<string, unknown>>;
export type Entry = {
  readonly id: string;
  readonly type: string;
  readonly value: Value;
  /** Only in the editor: visitors get no hidden entries. */
  readonly isHidden?: true;
};

export const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = (value: Value, name: string): string => (typeof value[name] === 'string' ? value[name] : '');
export const valueIn = (value: Value, name: string): Value => (isValue(value[name]) ? value[name] : {});
export const listIn = (value: Value, name: string): readonly unknown[] =>
  Array.isArray(value[name]) ? value[name] : [];

/** Entries of the form `{ id, type, value }`; a value that is no object becomes an empty one. */
export const entriesIn = (value: Value, name: string): Entry[] =>
  listIn(value, name).flatMap((one) =>
    isValue(one) && typeof one.id === 'string' && typeof one.type === 'string'
      ? [
          {
            id: one.id,
            type: one.type,
            value: isValue(one.value) ? one.value : {},
            ...(one.isHidden === true && { isHidden: true }),
          },
        ]
      : [],
  );

/** A rich text; undefined if there is none. */
export const richIn = (value: Value, name: string): RichNode | undefined =>
  isValue(value[name]) && value[name].type === 'doc' ? (value[name] as RichNode) : undefined;

/** Id of a reference. */
export const idIn = (value: unknown): string | undefined =>
  isValue(value) && typeof value.id === 'string' ? value.id : undefined;

/** A picture with its alt text and credit; SVG is not accepted. */
export function imageIn(value: Value, name: string): ShownImage | undefined {
  const image = value[name];
  if (!isValue(image) || typeof image.id !== 'string' || typeof image.version !== 'number') return undefined;
  if (!['webp', 'jpg', 'jpeg', 'png', 'avif'].includes(String(image.extension))) return undefined;
  return { ...(image as ShownImage), alt: textIn(image, 'alt'), copyright: textIn(image, 'copyright') };
}
