import { contentFields, type FilledField, isMarkdown, isText } from './content-fields.ts';
import type { Layout } from './fields.ts';
import { plainText, type RichNode } from './rich-text.ts';

/** A heading of a page in its reading order, with the level that the page shows it with. */
export type Heading = {
  readonly path: string;
  readonly text: string;
  readonly level: number;
  /** Whether an editor chose level 1, which belongs to the page's title. */
  readonly isFirstLevel: boolean;
};

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function* headingsInText(node: RichNode): Generator<{ text: string; level: number }> {
  if (node.type === 'heading') yield { text: plainText(node).trim(), level: Number(node.attrs?.level) || 2 };
  else for (const child of node.content ?? []) yield* headingsInText(child);
}

/** As in packages/ui/src/markdown.tsx: only headings that begin with `#`. */
function* headingsInMarkdown(text: string): Generator<{ text: string; level: number }> {
  for (const [, marks = '', title = ''] of text.matchAll(/^ {0,3}(#{1,6})[ \t]+(\S.{0,499})$/gm))
    yield { text: title.replace(/[ \t]+#+[ \t]*$/, ''), level: marks.length };
}

/** Sections whose entries show their name as a heading. */
const withNamedEntries = ['skills', 'side_scroller'];

/** Path of the section that a heading of an entry belongs to; undefined if the field is no heading. */
function sectionOf({
  name,
  field,
  types,
  group: { path },
}: FilledField): { path: string; isEntry: boolean } | undefined {
  const type = types.at(-1);
  if (field.type !== 'text' || type === undefined) return undefined;
  if (type === 'entry')
    return name === 'name' && withNamedEntries.includes(types.at(-2) ?? '')
      ? { path: path.slice(0, path.lastIndexOf('.entries.')), isEntry: true }
      : undefined;
  return name === 'title' || name === 'extra_title' ? { path, isEntry: name === 'extra_title' } : undefined;
}

/**
 * The headings that editors wrote, without the page's own title, in reading order. Generated ones, such as titles of
 * listed projects, are left out.
 */
export function headingsIn(layout: Layout, content: unknown): Heading[] {
  const headings: Heading[] = [];
  const titled = new Set<string>();
  for (const filled of contentFields(layout, content)) {
    const { field, value, path } = filled;
    const section = isFilled(value) ? sectionOf(filled) : undefined;
    if (section && isFilled(value)) {
      if (!section.isEntry) titled.add(section.path);
      // An entry is one level below its section, or below the page if the section has no title.
      const level = section.isEntry && titled.has(section.path) ? 3 : 2;
      headings.push({ path, text: value, level, isFirstLevel: false });
      continue;
    }
    const written = isText(field, value)
      ? headingsInText(value)
      : isMarkdown(field, value)
        ? headingsInMarkdown(value)
        : [];
    for (const { text, level } of written)
      headings.push({ path, text, level: Math.max(level, 2), isFirstLevel: level === 1 });
  }
  return headings;
}
