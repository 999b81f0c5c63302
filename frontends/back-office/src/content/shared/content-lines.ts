import { type Field, fieldIn, type Layout } from '@theke/rules/content/fields';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import type { PageLine, ShownPicture } from './changed-lines.ts';
import { pictureText, pictureTextWithId } from './picture-text.ts';
import { revisionMessages } from './revision-messages.de.ts';

type Place = { key: string; label: string };
type Lines = Generator<PageLine, void>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const below = ({ key, label }: Place, name: string, title: string): Place => ({
  key: `${key}.${name}`,
  label: label === '' ? title : `${label}, ${title}`,
});

function textOf(field: Field, value: unknown): string {
  const each = Array.isArray(value) ? value : [value];
  switch (field.type) {
    case 'wysiwyg':
      return isObject(value) ? plainText(value as RichNode) : '';
    case 'boolean':
      return value === true ? revisionMessages.yes : revisionMessages.no;
    case 'select':
    case 'multiselect':
      return each.map((one) => field.options[String(one)] ?? String(one)).join(', ');
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return each.map(pictureTextWithId).join('\n');
    case 'reference':
      return each.map((one) => (isObject(one) ? String(one.id) : '')).join('\n');
    default:
      return String(value);
  }
}

/**
 * Whether a value is an image reference. Checks the URL's parts only: `look` may have fields unknown to this contract.
 */
const isPicture = (value: unknown): value is ShownPicture =>
  isObject(value) &&
  [value.id, value.extension].every((part) => typeof part === 'string' && /^[\w-]+$/.test(part)) &&
  Number.isInteger(value.version);

/** Pictures of a field of pictures; none if the value has another form. */
function picturesOf(field: Field, value: unknown): ShownPicture[] {
  if (field.type !== 'image' && field.type !== 'images') return [];
  const each: unknown[] = Array.isArray(value) ? value : [value];
  return each.every(isPicture) ? each : [];
}

function* ofField(field: Field, value: unknown, place: Place): Lines {
  if (value === undefined || value === null || value === '') return;
  if (field.type === 'group' || field.type === 'tabs')
    yield* ofLayout(field.type === 'group' ? field.layout : field.tabs, value, place);
  else if (field.type === 'collection') yield* ofEntries(field.layout, value, place);
  else {
    const pictures = picturesOf(field, value);
    if (pictures.length > 0) yield { ...place, text: pictures.map(pictureText).join('\n'), pictures };
    else yield { ...place, text: textOf(field, value) };
  }
}

function* ofLayout(layout: Layout, value: unknown, place: Place): Lines {
  if (!isObject(value)) return;
  for (const [name, field] of Object.entries(layout))
    if (Object.hasOwn(value, name)) yield* ofField(field, value[name], below(place, name, field.label));
}

/** First the order of the entries, then each by its id, so that moving an entry does not change its content. */
function* ofEntries(layout: Layout, value: unknown, place: Place): Lines {
  const entries = (Array.isArray(value) ? value : []).filter(isObject);
  const titleOf = ({ type }: Record<string, unknown>) => fieldIn(layout, String(type))?.label ?? String(type);
  const listed = (entry: Record<string, unknown>) =>
    entry.isHidden === true ? revisionMessages.hidden(titleOf(entry)) : titleOf(entry);
  if (entries.length > 0) yield { ...below(place, '', revisionMessages.order), text: entries.map(listed).join(', ') };
  for (const entry of entries) {
    const field = fieldIn(layout, String(entry.type));
    const at = below({ key: place.key, label: '' }, String(entry.id), titleOf(entry));
    if (!field) continue;
    if (field.type === 'group') yield* ofLayout(field.layout, entry.value, at);
    else yield* ofField(field, entry.value, at);
  }
}

/** Readable lines of content, one per field of its layout. */
export const contentLines = (layout: Layout, content: unknown): PageLine[] => [
  ...ofLayout(layout, content, { key: 'content', label: '' }),
];
