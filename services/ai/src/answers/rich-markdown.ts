import type { TextKind } from '@theke/rules/ai/text-blocks';
import { isRichText, type RichMark, type RichNode } from '@theke/rules/content/rich-text';
import { fromMarkdown } from 'mdast-util-from-markdown';

type Markdown = ReturnType<typeof fromMarkdown>;
type MarkdownNode = Markdown['children'][number];

/** What Markdown cannot express: links by number, and blocks that stay as they are. */
export type KeptParts = { readonly links: readonly RichMark[]; readonly blocks: readonly RichNode[] };

const written = [
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'horizontalRule',
];

/**
 * A rich text as Markdown for the model. Links point to `link:1`; pictures, videos and tables are lines `{{keep:1}}`.
 */
export function toMarkdown(doc: RichNode): { text: string; kept: KeptParts } {
  const links: RichMark[] = [];
  const blocks: RichNode[] = [];
  const inline = (node: RichNode): string => {
    if (node.type === 'hardBreak') return '\\\n';
    if (node.type !== 'text') return (node.content ?? []).map(inline).join('');
    const text = (node.text ?? '').replace(/([\\*_`[\]<>&])/g, '\\$1');
    const mark = (type: string) => node.marks?.find((each) => each.type === type);
    const strong = mark('bold') ? `**${text}**` : text;
    const styled = mark('italic') ? `*${strong}*` : strong;
    const link = mark('link');
    return link ? `[${styled}](link:${links.push(link)})` : styled;
  };
  const block = (node: RichNode, indent: string): string => {
    const children = (separator: string, inner = indent) =>
      (node.content ?? []).map((child) => block(child, inner)).join(separator);
    if (!written.includes(node.type)) return `${indent}{{keep:${blocks.push(node)}}}`;
    if (node.type === 'doc') return children('\n\n');
    if (node.type === 'heading') return `${indent}${'#'.repeat(Number(node.attrs?.level ?? 2))} ${inline(node)}`;
    if (node.type === 'horizontalRule') return `${indent}---`;
    if (node.type === 'blockquote') return children('\n\n', '').replace(/^/gm, `${indent}> `);
    if (node.type === 'bulletList' || node.type === 'orderedList')
      return (node.content ?? [])
        .map((item, index) => {
          const sign = node.type === 'bulletList' ? '-' : `${index + 1}.`;
          return `${indent}${sign} ${(item.content ?? [])
            .map((child) => block(child, `${indent}   `))
            .join('\n\n')
            .trimStart()}`;
        })
        .join('\n');
    return `${indent}${plainStart(inline(node))}`;
  };
  return { text: block(doc, ''), kept: { links, blocks } };
}

/** Escapes what would begin a heading or a list. */
const plainStart = (line: string): string => line.replace(/^([#+=~-])/, '\\$1').replace(/^(\d+)([.)])/, '$1\\$2');

/**
 * The model's Markdown as a rich text of a variant. Links and blocks come from `kept`; other links become plain text,
 * HTML and pictures are dropped (AI-10).
 * @returns undefined if a kept block is missing or repeated, or if nothing is left
 */
export function fromModelMarkdown(text: string, variant: TextKind, kept: KeptParts): RichNode | undefined {
  const used: number[] = [];
  const keptAt = (node: MarkdownNode): RichNode | undefined => {
    if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
    const [only] = node.children;
    const number = only?.type === 'text' ? /^\{\{keep:(\d{1,3})\}\}$/.exec(only.value.trim())?.[1] : undefined;
    if (number === undefined) return undefined;
    used.push(Number(number));
    return kept.blocks[Number(number) - 1];
  };
  const doc: RichNode = {
    type: 'doc',
    content: fromMarkdown(text).children.flatMap((node) => keptAt(node) ?? blocksOf(node, variant, kept)),
  };
  const isEveryKeptOnce =
    used.length === kept.blocks.length && new Set(used).size === used.length && used.every((number) => number >= 1);
  if (!isEveryKeptOnce || (doc.content ?? []).length === 0) return undefined;
  return isRichText(doc, variant as Parameters<typeof isRichText>[1]) ? doc : undefined;
}

function blocksOf(node: MarkdownNode, variant: TextKind, kept: KeptParts): RichNode[] {
  const inner = (nodes: readonly MarkdownNode[]) => nodes.flatMap((each) => blocksOf(each, variant, kept));
  const paragraph = (content: RichNode[]): RichNode[] => (content.length > 0 ? [{ type: 'paragraph', content }] : []);
  const hasLists = variant === 'full' || variant === 'basic';
  switch (node.type) {
    case 'paragraph':
      return paragraph(inlineOf(node.children, [], kept));
    case 'heading': {
      const content = inlineOf(node.children, [], kept);
      if (content.length === 0 || variant === 'minimal') return paragraph(content);
      return [{ type: 'heading', attrs: { level: Math.max(2, node.depth) }, content }];
    }
    case 'list': {
      const items = node.children.map((item) => inner(item.children)).filter((content) => content.length > 0);
      if (!hasLists) return items.flat();
      const type = node.ordered ? 'orderedList' : 'bulletList';
      return items.length > 0 ? [{ type, content: items.map((content) => ({ type: 'listItem', content })) }] : [];
    }
    case 'blockquote': {
      const content = inner(node.children);
      return hasLists && content.length > 0 ? [{ type: 'blockquote', content }] : content;
    }
    case 'thematicBreak':
      return hasLists ? [{ type: 'horizontalRule' }] : [];
    case 'code':
      return paragraph(textOf(node.value, []));
    default:
      return [];
  }
}

type Inline = Extract<MarkdownNode, { type: 'paragraph' }>['children'][number];

const textOf = (text: string, marks: readonly RichMark[]): RichNode[] => {
  const plain = text.replace(/[\r\n]+/g, ' ');
  return plain === '' ? [] : [{ type: 'text', text: plain, ...(marks.length > 0 && { marks }) }];
};

function inlineOf(nodes: readonly Inline[], marks: readonly RichMark[], kept: KeptParts): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    switch (node.type) {
      case 'text':
        return textOf(node.value, marks);
      case 'inlineCode':
        return textOf(node.value, marks);
      case 'strong':
        return inlineOf(node.children, [...marks, { type: 'bold' }], kept);
      case 'emphasis':
        return inlineOf(node.children, [...marks, { type: 'italic' }], kept);
      case 'break':
        return [{ type: 'hardBreak' }];
      case 'link': {
        const link = kept.links[Number(/^link:(\d{1,3})$/.exec(node.url)?.[1] ?? 0) - 1];
        return inlineOf(node.children, link ? [...marks, link] : marks, kept);
      }
      default:
        return [];
    }
  });
}
