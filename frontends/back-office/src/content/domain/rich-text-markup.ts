import type { RichMark, RichNode } from '@theke/rules/content/rich-text';
import { isAllowedUrl } from '@theke/rules/content/urls';

// Rich text as people can type it: paragraphs with a blank line between them, `# Titel`, `- Punkt`, `1. Punkt`, `> Zitat`, `---`,
// `**fett**`, `*kursiv*`, `[Wort](Adresse)`; a backslash in front of a sign means the sign.

const sign = /[\\*[\]#>-]/g;
const escaped = (text: string): string => text.replace(/[\\*[\]]/g, '\\$&');
const startEscaped = (line: string): string => line.replace(/^(#{1,6} |- |\d+\. |> |---$)/, '\\$1');

/** @returns undefined where a text has formats that cannot be typed */
export function markupOf(doc: RichNode | null): string | undefined {
  if (!doc) return '';
  const text = (doc.content ?? []).map(blockText);
  if (text.includes(undefined)) return undefined;
  const typed = text.join('\n\n');
  // What would not come back as it was is not offered as text.
  return JSON.stringify(richTextOf(typed)) === JSON.stringify(plain(doc)) ? typed : undefined;
}

function blockText(node: RichNode): string | undefined {
  const items = (mark: (at: number) => string) => {
    const lines = (node.content ?? []).map((item, at) => {
      const [only, ...more] = item.content ?? [];
      const text = more.length === 0 && only?.type === 'paragraph' ? inlineText(only) : undefined;
      return text === undefined || text.includes('\n') ? undefined : `${mark(at)} ${text}`;
    });
    return lines.includes(undefined) ? undefined : lines.join('\n');
  };
  switch (node.type) {
    case 'paragraph':
      return inlineText(node)?.split('\n').map(startEscaped).join('\n');
    case 'heading': {
      const text = inlineText(node);
      return text === undefined || text.includes('\n') ? undefined : `${'#'.repeat(Number(node.attrs?.level))} ${text}`;
    }
    case 'bulletList':
      return items(() => '-');
    case 'orderedList':
      return items((at) => `${at + 1}.`);
    case 'blockquote': {
      const [only, ...more] = node.content ?? [];
      return only?.type === 'paragraph' && more.length === 0
        ? inlineText(only)
            ?.split('\n')
            .map((line) => `> ${line}`)
            .join('\n')
        : undefined;
    }
    case 'horizontalRule':
      return '---';
    default:
      return undefined;
  }
}

function inlineText(node: RichNode): string | undefined {
  const parts = (node.content ?? []).map((one) => {
    if (one.type === 'hardBreak') return '\n';
    if (one.type !== 'text') return undefined;
    const marks = one.marks ?? [];
    const text = escaped(one.text ?? '');
    if (marks.length === 0) return text;
    const [mark, ...more] = marks;
    if (more.length > 0) return undefined;
    if (mark?.type === 'bold') return `**${text}**`;
    if (mark?.type === 'italic') return `*${text}*`;
    return mark?.type === 'link' ? `[${text}](${String(mark.attrs?.href)})` : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Without what says nothing, so that two can be compared. */
const plain = (node: RichNode): RichNode => ({
  type: node.type,
  ...(node.attrs && Object.values(node.attrs).some((value) => value !== null) && { attrs: node.attrs }),
  ...(node.text !== undefined && { text: node.text }),
  ...(node.marks && node.marks.length > 0 && { marks: node.marks }),
  ...(node.content && node.content.length > 0 && { content: node.content.map(plain) }),
});

/** Null where nothing is said. */
export function richTextOf(markup: string): RichNode | null {
  const blocks = markup
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.replace(/^\n+|\s+$/g, ''))
    .filter((block) => block.trim() !== '')
    .map(blockOf);
  return blocks.length > 0 ? { type: 'doc', content: blocks } : null;
}

function blockOf(block: string): RichNode {
  const lines = block.split('\n');
  const heading = lines.length === 1 ? /^(#{1,6}) (.+)$/.exec(block) : null;
  if (heading) return { type: 'heading', attrs: { level: heading[1]?.length }, ...inlineOf([String(heading[2])]) };
  if (block === '---') return { type: 'horizontalRule' };
  const listed = (pattern: RegExp) =>
    lines.every((line) => pattern.test(line)) ? lines.map((line) => line.replace(pattern, '')) : undefined;
  const item = (line: string): RichNode => ({
    type: 'listItem',
    content: [{ type: 'paragraph', ...inlineOf([line]) }],
  });
  const bullets = listed(/^- /);
  if (bullets) return { type: 'bulletList', content: bullets.map(item) };
  const numbers = listed(/^\d+\. /);
  if (numbers) return { type: 'orderedList', content: numbers.map(item) };
  const quoted = listed(/^> ?/);
  if (quoted) return { type: 'blockquote', content: [{ type: 'paragraph', ...inlineOf(quoted) }] };
  return { type: 'paragraph', ...inlineOf(lines) };
}

const token = /\\(.)|\*\*((?:\\.|[^\\*])+)\*\*|\*((?:\\.|[^\\*])+)\*|\[((?:\\.|[^\\[\]])+)\]\(([^()\s]+)\)/gu;

/** Lines with a break between them. */
function inlineOf(lines: readonly string[]): { content?: RichNode[] } {
  const content = lines.flatMap((line, at): RichNode[] => [
    ...(at > 0 ? [{ type: 'hardBreak' }] : []),
    ...lineOf(line),
  ]);
  return content.length > 0 ? { content } : {};
}

function lineOf(line: string): RichNode[] {
  const nodes: RichNode[] = [];
  const say = (text: string, mark?: RichMark) => {
    if (text === '') return;
    const last = nodes.at(-1);
    if (!mark && last?.type === 'text' && !last.marks)
      nodes[nodes.length - 1] = { type: 'text', text: `${last.text}${text}` };
    else nodes.push({ type: 'text', text, ...(mark && { marks: [mark] }) });
  };
  const read = (text: string) => text.replace(/\\(.)/gu, '$1');
  let from = 0;
  for (const found of line.matchAll(token)) {
    say(line.slice(from, found.index));
    const [whole, letter, bold, italic, label, href] = found;
    if (letter !== undefined) say(letter.search(sign) === 0 || /\d/.test(letter) ? letter : whole);
    else if (bold !== undefined) say(read(bold), { type: 'bold' });
    else if (italic !== undefined) say(read(italic), { type: 'italic' });
    else if (isAllowedUrl(String(href))) say(read(String(label)), { type: 'link', attrs: { href } });
    else say(whole);
    from = found.index + whole.length;
  }
  say(line.slice(from));
  return nodes;
}
