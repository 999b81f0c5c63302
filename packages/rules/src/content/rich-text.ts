import type { RichTextVariant } from './fields.ts';
import { isOwnVideo, isVideoElsewhere, textPicture } from './text-media.ts';
import { isAllowedUrl } from './urls.ts';

/**
 * A rich text document of the editor's library (tiptap). Nodes and attributes missing in these tables are rejected and
 * not rendered.
 */
export type RichNode = {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly RichMark[];
  readonly content?: readonly RichNode[];
};
export type RichMark = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> };

type Attribute = (value: unknown) => boolean;

const oneOf =
  (...allowed: readonly unknown[]): Attribute =>
  (value) =>
    allowed.includes(value);
const shortText: Attribute = (value) => typeof value === 'string' && value.length <= 500;
const count: Attribute = (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 10_000;
/** A cell over several columns or rows; a single one is not stored. */
const span: Attribute = (value) => Number.isInteger(value) && (value as number) > 1 && (value as number) <= 50;
const url: Attribute = (value) => typeof value === 'string' && value.length <= 2_000 && isAllowedUrl(value);
/** A picture of this site, never of another server. */
const ownPicture: Attribute = (value) => textPicture(value) !== undefined;
const video: Attribute = (value) => isOwnVideo(value) || isVideoElsewhere(value);

const inline = ['text', 'hardBreak'];
const textBlocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'horizontalRule',
  'codeBlock',
  'image',
  'video',
  'table',
];
/** What a cell of a table holds: no headings and pictures, so that rows stay readable on a phone. */
const cellBlocks = ['paragraph', 'bulletList', 'orderedList'];
const cell = { attrs: { colspan: span, rowspan: span }, holds: cellBlocks };

/** Allowed nodes with their attributes and children. */
export const richNodes: Readonly<
  Record<string, { attrs?: Readonly<Record<string, Attribute>>; holds?: readonly string[] }>
> = {
  doc: { holds: textBlocks },
  paragraph: { attrs: { style: oneOf('lead', 'small'), textAlign: oneOf('left', 'center', 'right') }, holds: inline },
  heading: { attrs: { level: oneOf(1, 2, 3, 4, 5, 6), textAlign: oneOf('left', 'center', 'right') }, holds: inline },
  bulletList: { holds: ['listItem'] },
  orderedList: { attrs: { start: count, type: oneOf('1', 'a', 'A', 'i', 'I') }, holds: ['listItem'] },
  listItem: { holds: textBlocks },
  blockquote: { holds: textBlocks },
  horizontalRule: {},
  codeBlock: { attrs: { language: shortText }, holds: ['text'] },
  image: {
    attrs: {
      src: ownPicture,
      alt: shortText,
      title: shortText,
      width: count,
      height: count,
      float: oneOf('left', 'right'),
    },
  },
  video: { attrs: { src: video, title: shortText } },
  table: { holds: ['tableRow'] },
  tableRow: { holds: ['tableCell', 'tableHeader'] },
  tableCell: cell,
  tableHeader: cell,
  hardBreak: {},
  text: {},
};

export const richMarks: Readonly<Record<string, Readonly<Record<string, Attribute>>>> = {
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  code: {},
  subscript: {},
  superscript: {},
  link: {
    href: url,
    target: oneOf('_self', '_blank'),
    rel: oneOf('noopener', 'noopener noreferrer', 'noopener noreferrer nofollow'),
    title: shortText,
  },
};

const all = Object.keys(richNodes);
const tableNodes = ['table', 'tableRow', 'tableCell', 'tableHeader'];

/** Nodes allowed in a variant of wysiwyg (CONTENT-03). Marks are the same in all. */
const variants: Readonly<Record<RichTextVariant, readonly string[]>> = {
  full: all,
  basic: all.filter((type) => !['image', 'video', 'codeBlock', ...tableNodes].includes(type)),
  title: ['doc', 'paragraph', 'heading', ...inline],
  minimal: ['doc', 'paragraph', ...inline],
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether all attributes are known and valid; the editor writes null for missing ones. */
const hasOnly = (attrs: unknown, allowed: Readonly<Record<string, Attribute>> = {}): boolean =>
  attrs === undefined ||
  (isObject(attrs) &&
    Object.entries(attrs).every(
      ([name, value]) => value === null || (Object.hasOwn(allowed, name) && allowed[name]?.(value) === true),
    ));

const isMark = (mark: unknown): boolean =>
  isObject(mark) &&
  typeof mark.type === 'string' &&
  Object.hasOwn(richMarks, mark.type) &&
  hasOnly(mark.attrs, richMarks[mark.type]) &&
  Object.keys(mark).every((key) => key === 'type' || key === 'attrs');

const nodeKeys = ['type', 'text', 'attrs', 'marks', 'content'];

/** Whether a node and its descendants are allowed. The caller must have limited the depth before. */
function isNode(node: unknown, allowed: readonly string[], variant: readonly string[]): boolean {
  if (!isObject(node) || typeof node.type !== 'string' || !allowed.includes(node.type) || !variant.includes(node.type))
    return false;
  const { attrs, holds = [] } = richNodes[node.type] ?? {};
  if (!Object.keys(node).every((key) => nodeKeys.includes(key)) || !hasOnly(node.attrs, attrs)) return false;
  if (node.marks !== undefined && !(Array.isArray(node.marks) && node.marks.every(isMark))) return false;
  if (node.type === 'text' ? typeof node.text !== 'string' || node.text === '' : node.text !== undefined) return false;
  const { content = [] } = node;
  return Array.isArray(content) && content.every((each) => isNode(each, holds, variant));
}

/** Whether a value is a valid text of that variant. */
export const isRichText = (value: unknown, variant: RichTextVariant): value is RichNode =>
  isNode(value, ['doc'], variants[variant]);

/** The plain text, with a separator between paragraphs; a row of a table is one line. */
export function plainText(node: RichNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return '\n';
  const parts = (node.content ?? []).map(plainText);
  if (node.type === 'tableRow') return parts.map((part) => part.replaceAll('\n', ' ')).join(' | ');
  const isLine = node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock';
  return parts.filter((part) => part !== '').join(isLine ? '' : '\n');
}

/** @param at number of the picture, from 1 */
export const undescribed = (at: number): string =>
  `hat Bild ${at} ohne Beschreibung für alle, die das Bild nicht sehen. Bitte ergänzen Sie die Bildbeschreibung.`;

const untitled = (at: number): string => `hat Video ${at} ohne Titel. Bitte schreiben Sie dazu, was es zeigt.`;

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/**
 * Faults of a text for publication: pictures without description, and videos. Each is the second half of a sentence
 * that begins with the field's label.
 */
export function undescribedPictures(text: RichNode): string[] {
  const all = (type: string, node: RichNode): RichNode[] =>
    node.type === type ? [node] : (node.content ?? []).flatMap((each) => all(type, each));
  const lacking = (type: string, attribute: string, message: (at: number) => string) =>
    all(type, text).flatMap(({ attrs }, at) => (isFilled(attrs?.[attribute]) ? [] : message(at + 1)));
  return [...lacking('image', 'alt', undescribed), ...lacking('video', 'title', untitled)];
}

/** Whether the text has no visible content. */
export const isEmptyText = (node: RichNode | undefined): boolean =>
  !node || (plainText(node).trim() === '' && !/"(?:image|video)"/.test(JSON.stringify(node)));
