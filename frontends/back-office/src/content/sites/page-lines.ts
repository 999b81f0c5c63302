import type { Site, SiteRevision } from '@theke/contracts/content/site';
import { type Field, fieldIn, type Layout } from '@theke/rules/content/fields';
import { pageTypes } from '@theke/rules/content/page-types';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import type { PageLine } from '../domain/changed-lines.ts';
import { storedText } from '../domain/stored-text-of.ts';
import { siteMessages as words } from './site-messages.de.ts';

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
      return value === true ? words.yes : words.no;
    case 'select':
    case 'multiselect':
      return each.map((one) => field.options[String(one)] ?? String(one)).join(', ');
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return each.map(storedText).join('\n');
    case 'reference':
      return each.map((one) => (isObject(one) ? String(one.id) : '')).join('\n');
    default:
      return String(value);
  }
}

function* ofField(field: Field, value: unknown, place: Place): Lines {
  if (value === undefined || value === null || value === '') return;
  if (field.type === 'group' || field.type === 'tabs')
    yield* ofLayout(field.type === 'group' ? field.layout : field.tabs, value, place);
  else if (field.type === 'collection') yield* ofEntries(field.layout, value, place);
  else yield { ...place, text: textOf(field, value) };
}

function* ofLayout(layout: Layout, value: unknown, place: Place): Lines {
  if (!isObject(value)) return;
  for (const [name, field] of Object.entries(layout))
    if (Object.hasOwn(value, name)) yield* ofField(field, value[name], below(place, name, field.label));
}

/** The entries' order first, then each by its id: one that only moved has not changed. */
function* ofEntries(layout: Layout, value: unknown, place: Place): Lines {
  const entries = (Array.isArray(value) ? value : []).filter(isObject);
  const titleOf = ({ type }: Record<string, unknown>) => fieldIn(layout, String(type))?.label ?? String(type);
  if (entries.length > 0)
    yield { ...below(place, '', words.order), text: entries.map((one) => titleOf(one)).join(', ') };
  for (const entry of entries) {
    const field = fieldIn(layout, String(entry.type));
    const at = below({ key: place.key, label: '' }, String(entry.id), titleOf(entry));
    if (!field) continue;
    if (field.type === 'group') yield* ofLayout(field.layout, entry.value, at);
    else yield* ofField(field, entry.value, at);
  }
}

const fields = ['name', 'path', 'title', 'keywords', 'description'] as const;

/** A page as a list of what there is to read, so that two versions can be laid side by side. */
export function pageLines(page: Pick<Site | SiteRevision, (typeof fields)[number] | 'type' | 'content'>): PageLine[] {
  return [
    ...fields.map((name) => ({ key: name, label: words.fields[name], text: page[name] })),
    { key: 'type', label: words.fields.type, text: pageTypes[page.type].label },
    ...ofLayout(pageTypes[page.type].layout, page.content, { key: 'content', label: '' }),
  ];
}
