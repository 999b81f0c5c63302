// Content pasted from office programs keeps its structure, or the editor reports what it dropped.
import { expect, test } from '@jest/globals';
import { isRichText, type RichMark, type RichNode } from '@theke/rules/content/rich-text';
import { Editor } from '@tiptap/core';
import { clipboardSamples } from '../../../testing/clipboard-samples.ts';
import { hasText, pastedHtml } from './pasted-html.ts';
import { storedText } from './stored-text.ts';
import { extensionsOf } from './text-extensions.ts';

const tags: Readonly<Record<string, string>> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
};
const marked = (text: string, { type, attrs }: RichMark): string =>
  type === 'link' ? `<a ${attrs?.href}>${text}</a>` : `<${tags[type]}>${text}</${tags[type]}>`;
const wordsIn = ({ content = [] }: RichNode): string =>
  content
    .map(({ text = '', marks = [] }) => marks.reduce(marked, text))
    .join('')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** A row of a table: headings with `#`, blocks of a cell separated by `/`. */
const rowLine = ({ content = [] }: RichNode): string =>
  `| ${content
    .map(({ type, attrs, content: blocks = [] }) => {
      const text = blocks
        .flatMap((block) => lines(block))
        .map((line) => line.trim().replace(/^p /, ''))
        .join(' / ');
      const spans = [attrs?.colspan && `${attrs.colspan} columns`, attrs?.rowspan && `${attrs.rowspan} rows`];
      return [type === 'tableHeader' ? `# ${text}` : text, ...spans.filter(Boolean)].join(' ~ ');
    })
    .join(' | ')} |`;

/** Formats a document as in the samples: one line per block. */
function lines({ type, attrs, content = [] }: RichNode, indent = ''): string[] {
  const below = (deeper: string) => content.flatMap((node) => lines(node, deeper));
  if (type === 'doc') return below('');
  if (type === 'bulletList' || type === 'orderedList')
    return [`${indent}${type === 'bulletList' ? 'ul' : 'ol'}`, ...below(`${indent}  `)];
  if (type === 'listItem') {
    const [first, ...rest] = content;
    return [`${indent}li ${first ? wordsIn(first) : ''}`, ...rest.flatMap((node) => lines(node, `${indent}  `))];
  }
  if (type === 'table') return content.map((row) => `${indent}${rowLine(row)}`);
  const text = wordsIn({ type, content });
  const side = attrs?.textAlign ? `:${attrs.textAlign}` : '';
  return text === '' ? [] : [`${indent}${type === 'heading' ? `h${attrs?.level}` : 'p'}${side} ${text}`];
}

function pasted(html: string) {
  const { html: read, leftOut } = pastedHtml(html, { hasLists: true, hasTables: true });
  const editor = new Editor({ element: null, extensions: extensionsOf('full'), injectCSS: false });
  editor.commands.setContent(read);
  const text = storedText(editor.getJSON());
  editor.destroy();
  return { read, text: text as RichNode, leftOut: Object.fromEntries(leftOut) };
}

// CONTENT-13
test.each(clipboardSamples)('$name', ({ html, text, leftOut = {} }) => {
  const found = pasted(html);
  // The content security policy blocks style attributes of parsed documents.
  expect(found.read).not.toMatch(/\sstyle=/);
  // Nothing runs, even where the HTML is parsed without the editor's schema.
  expect(found.read).not.toMatch(/<script|<iframe|<object|<embed|<svg|<form|\son\w+=|javascript:|data:|srcdoc/i);
  expect(isRichText(found.text, 'full')).toBe(true);
  expect(lines(found.text).join('\n')).toBe(text);
  expect(found.leftOut).toEqual(leftOut);
});

test('there are at least twenty samples', () => expect(clipboardSamples.length).toBeGreaterThanOrEqual(20));

test('a text without lists says how many it dropped', () => {
  const html = '<ul><li>Eins<ol><li>darunter</li></ol></li></ul><ol><li>Zwei</li></ol>';
  expect([...pastedHtml(html, { hasLists: false, hasTables: false }).leftOut]).toEqual([['list', 2]]);
});

test('in a text without tables each row becomes a paragraph, and the number of tables is reported', () => {
  const table = '<table><tr><th>Tag</th><td>Zeit</td></tr><tr><td>Mo</td><td>9 bis 12</td></tr></table>';
  const { html, leftOut } = pastedHtml(table.repeat(2), { hasLists: true, hasTables: false });
  expect(html).toBe('<p><strong>Tag</strong> | Zeit</p><p>Mo | 9 bis 12</p>'.repeat(2));
  expect([...leftOut]).toEqual([['table', 2]]);
});

test('a clipboard with text is pasted as text, even if it also contains a picture', () => {
  expect(clipboardSamples.map(({ html }) => hasText(html))).toEqual(clipboardSamples.map(() => true));
  expect([hasText(''), hasText('<!--StartFragment--><img src="https://example.at/a.png"><!--EndFragment-->')]).toEqual([
    false,
    false,
  ]);
});
