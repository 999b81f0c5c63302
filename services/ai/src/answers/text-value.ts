import type { TextField } from '@theke/rules/ai/text-blocks';
import { isRichText, type RichNode } from '@theke/rules/content/rich-text';
import { fromModelMarkdown, type KeptParts, toMarkdown } from './rich-markdown.ts';

/** Longest texts of a field, in characters. */
const limits: Readonly<Partial<Record<TextField['kind'], number>>> = { text: 300 };
const longest = 20_000;

const nothingKept: KeptParts = { links: [], blocks: [] };

/** A field's value as the model reads it. */
export function readableText({ kind, value }: TextField): { text: string; kept: KeptParts } {
  if (typeof value === 'string') return { text: value, kept: nothingKept };
  if (isTextKind(kind) || !isRichText(value, kind)) return { text: '', kept: nothingKept };
  return toMarkdown(value as RichNode);
}

/** The model's text as a value of the field; undefined if it cannot be one. */
export function fieldValue({ kind }: Pick<TextField, 'kind'>, text: string, kept: KeptParts): unknown {
  const clean = withoutControls(text).trim();
  if (clean === '' || clean.length > (limits[kind] ?? longest)) return undefined;
  if (kind === 'text') return clean.replace(/\s+/g, ' ');
  if (kind === 'textarea') return clean;
  // A link or a picture of Markdown, or HTML.
  if (kind === 'markdown') return /\]\(|\]\[|<\/?[a-z!]/i.test(clean) ? undefined : clean;
  return fromModelMarkdown(clean, kind, kept);
}

const isTextKind = (kind: TextField['kind']): kind is 'text' | 'textarea' | 'markdown' =>
  kind === 'text' || kind === 'textarea' || kind === 'markdown';

/** Without control characters except line breaks and tabs. */
const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '');
