import type { Field } from './fields.ts';
import { isRichText } from './rich-text.ts';
import { isAllowedUrl, normalizedUrl } from './urls.ts';

const longest = { text: 500, textarea: 20_000, markdown: 100_000 } as const;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field is empty; drafts may have empty required fields. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const isId = (value: unknown): boolean => typeof value === 'string' && uuid.test(value);

/** Properties of an object with a validation function each. */
type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const has = (value: unknown, shape: Shape, needed: readonly string[]): boolean =>
  isObject(value) &&
  needed.every((name) => !isEmpty(value[name])) &&
  Object.entries(value).every(
    ([name, each]) => Object.hasOwn(shape, name) && (isEmpty(each) || shape[name]?.(each) === true),
  );

const isVersion = (value: unknown) => Number.isInteger(value) && (value as number) >= 1;
const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

/** Whether a value is a text without line breaks and control characters. */
export const isLine = (value: unknown): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line holds none
  typeof value === 'string' && value.length <= longest.text && !/[\u0000-\u001f\u007f]/.test(value);

const imageShape: Shape = {
  id: isId,
  version: isVersion,
  extension: (value) => ['webp', 'jpg', 'jpeg', 'png', 'avif'].includes(value as string),
  alt: isLine,
  copyright: isLine,
  // The point that must stay visible in every crop, as fractions of width and height.
  focus: (value) => has(value, { x: isShare, y: isShare }, ['x', 'y']),
  // Look as computed by the media service (pictureLook of the contracts).
  look: (value) => isObject(value) && Object.values(value).every((each) => typeof each !== 'object'),
};
const fileShape: Shape = {
  id: isId,
  version: isVersion,
  extension: (value) => typeof value === 'string' && /^[a-z0-9]{1,8}$/.test(value),
  publicHash: (value) => typeof value === 'string' && /^[\w-]{1,128}$/.test(value),
  name: isLine,
  size: isVersion,
};

export const isImage = (value: unknown): boolean => has(value, imageShape, ['id', 'version', 'extension']);
export const isFile = (value: unknown): boolean => has(value, fileShape, ['id', 'version', 'extension', 'name']);
export const isReference = (value: unknown): boolean => has(value, { id: isId }, ['id']);

const formats = {
  url: {
    fits: (value: string) => isAllowedUrl(normalizedUrl(value)),
    fault: 'ist keine gültige Adresse. Möglich sind zum Beispiel https://www.example.at oder /kontakt.',
  },
  email: {
    fits: (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value),
    fault: 'ist keine gültige E‑Mail-Adresse.',
  },
  phone: { fits: (value: string) => /^\+?[\d\s()/.-]{4,40}$/.test(value), fault: 'ist keine Telefonnummer.' },
};

type TextField = Extract<Field, { type: 'text' | 'textarea' | 'markdown' }>;

function textFault(value: unknown, field: TextField): string | undefined {
  if (typeof value !== 'string') return 'ist kein Text.';
  if (value.length > longest[field.type]) return `hat mehr als ${longest[field.type]} Zeichen.`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: of several lines all but tab, line feed and carriage return
  const unreadable = field.type === 'text' ? /[\u0000-\u001f\u007f]/ : /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
  if (unreadable.test(value)) return 'enthält unlesbare Zeichen.';
  const format = field.type === 'text' && field.format ? formats[field.format] : undefined;
  return format && !format.fits(value) ? format.fault : undefined;
}

function numberFault(value: unknown, { decimals, min, max }: Extract<Field, { type: 'number' }>): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'ist keine Zahl.';
  if (min !== undefined && value < min) return `ist kleiner als ${min}.`;
  if (max !== undefined && value > max) return `ist größer als ${max}.`;
  if (Number(value.toFixed(decimals)) === value) return undefined;
  return decimals === 0 ? 'ist keine ganze Zahl.' : `hat mehr als ${decimals} Stellen nach dem Komma.`;
}

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const clock = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const dates = {
  date: new RegExp(`^${day}$`),
  time: new RegExp(`^${clock}$`),
  dateTime: new RegExp(`^${day}T${clock}(:[0-5]\\d(\\.\\d{1,3})?)?(Z|[+-]${clock})?$`),
};

/** A field whose value is neither an object of other fields nor a list. */
export type ValueField = Exclude<Field, { type: 'images' | 'files' | 'multiselect' | 'group' | 'tabs' | 'collection' }>;

/** The second half of an error sentence that begins with the field's label; undefined if the value is valid. */
export function valueFault(value: unknown, field: ValueField): string | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'markdown':
      return textFault(value, field);
    case 'wysiwyg':
      return isRichText(value, field.variant) ? undefined : 'enthält etwas, das in diesem Text nicht stehen kann.';
    case 'number':
      return numberFault(value, field);
    case 'date':
      return typeof value === 'string' && dates[field.mode].test(value) ? undefined : 'ist kein Zeitpunkt dieser Art.';
    case 'image':
      return isImage(value) ? undefined : 'ist kein Bild aus der Bildverwaltung.';
    case 'file':
      return isFile(value) ? undefined : 'ist keine Datei aus der Dateiverwaltung.';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'ist weder ja noch nein.';
    case 'select':
      return typeof value === 'string' && Object.hasOwn(field.options, value)
        ? undefined
        : 'bietet diese Auswahl nicht.';
    case 'reference':
      return isReference(value) ? undefined : 'verweist auf einen Eintrag, den es nicht gibt.';
    case 'color':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? undefined : 'ist keine Farbe wie #003F4B.';
  }
}
