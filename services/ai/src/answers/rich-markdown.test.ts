import { expect, test } from '@jest/globals';
import { isRichText, type RichNode } from '@theke/rules/content/rich-text';
import fc from 'fast-check';
import { fromModelMarkdown, toMarkdown } from './rich-markdown.ts';

const text = (value: string, ...marks: RichNode['marks'] & object[]): RichNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const link = { type: 'link', attrs: { href: 'https://beispiel.at', target: '_blank' } };
const picture: RichNode = {
  type: 'image',
  attrs: { src: '/image/0199f000-0000-7000-8000-00000000000a-1.webp', alt: 'Teig' },
};
const none = { links: [], blocks: [] };

const words = fc.stringMatching(/^[A-Za-zäöü*_[\]#<>`\\.-]{1,12}( [A-Za-zäöü*_[\]<>.!-]{1,12}){0,4}$/);
const run = fc
  .tuple(words, fc.constantFrom([], [{ type: 'bold' }], [{ type: 'italic' }]))
  .map(([value, marks]) => text(value, ...marks));

test('a text that the model returns unchanged stays the same, whatever characters it contains', () => {
  const texts = fc.array(
    run.map((each) => paragraph(each)),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(texts, (paragraphs) => {
      const given = doc(...paragraphs);
      const { text: markdown, kept } = toMarkdown(given);
      expect(fromModelMarkdown(markdown, 'basic', kept)).toEqual(given);
    }),
    { numRuns: 300 },
  );
});

test.each([
  '# kein Titel',
  '- kein Punkt',
  '1. kein Punkt',
  '+ auch nicht',
  '--- ',
  '&amp; und &lt;',
  '=== '.trim(),
  '> kein Zitat',
])('keeps "%s" as it is', (line) => {
  const given = doc(paragraph(text(line.trim())));
  const { text: markdown, kept } = toMarkdown(given);
  expect(fromModelMarkdown(markdown, 'basic', kept)).toEqual(given);
});

test('headings, lists, links and pictures survive', () => {
  const given = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Unser Teig')] },
    paragraph(text('Er rastet '), text('lange', { type: 'bold' }), text('. '), text('Mehr', link)),
    picture,
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph(text('Mehl'))] },
        { type: 'listItem', content: [paragraph(text('Wasser'))] },
      ],
    },
  );
  const { text: markdown, kept } = toMarkdown(given);
  expect(markdown).toContain('[Mehr](link:1)');
  expect(markdown).toContain('{{keep:1}}');
  expect(markdown).not.toContain('beispiel.at');
  expect(fromModelMarkdown(markdown, 'full', kept)).toEqual(given);
});

// AI-10
test('drops links, pictures and HTML that the text did not have', () => {
  const answered =
    'Siehe [hier](https://evil.example) und ![x](https://evil.example/x.png).\n\n<script>alert(1)</script>\n\n<a href="https://evil.example">Klick</a>';
  const value = fromModelMarkdown(answered, 'full', none);
  expect(JSON.stringify(value)).not.toMatch(/evil|script|href/);
  expect(JSON.stringify(value)).toContain('hier');
});

test('refuses a text without the picture that it had, or with it twice', () => {
  const { text: markdown, kept } = toMarkdown(doc(paragraph(text('Vorher')), picture));
  expect(fromModelMarkdown('Vorher', 'full', kept)).toBeUndefined();
  expect(fromModelMarkdown(`${markdown}\n\n{{keep:1}}`, 'full', kept)).toBeUndefined();
  expect(fromModelMarkdown(`${markdown}\n\n{{keep:2}}`, 'full', kept)).toBeUndefined();
});

test('every answer becomes a valid text of its variant, or none', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '# Titel',
      '- eins\n- zwei',
      '1. eins',
      '> Zitat',
      '---',
      '```\ncode\n```',
      'Text **fett** *schräg* `x`',
      '<b>x</b>',
      '[a](link:1)',
      '[a](javascript:alert(1))',
      '![a](b)',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '',
      '\u0000',
      '{{keep:1}}',
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(pieces, fc.constantFrom('full', 'basic', 'title', 'minimal'), (parts, variant) => {
      const value = fromModelMarkdown(parts.join('\n\n'), variant as 'full', none);
      expect(value === undefined || isRichText(value, variant as 'full')).toBe(true);
      expect(JSON.stringify(value ?? {})).not.toMatch(/javascript|"link"|"image"/);
    }),
    { numRuns: 500 },
  );
});
