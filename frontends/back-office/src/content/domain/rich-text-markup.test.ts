import { expect, test } from '@jest/globals';
import { isRichText } from '@theke/rules/content/rich-text';
import fc from 'fast-check';
import { markupOf, richTextOf } from './rich-text-markup.ts';

const typed = `# Ein Leitbild

Drei Gemeinden *planen* **gemeinsam**.
Zweite Zeile mit [Adresse](https://talraum.example).

- Matrei
- Virgen

1. Zuhören
2. Zeichnen

> Fünf Sätze genügen.

---

5 \\* 3`;

test('what can be typed is a text with its formats, and comes back as it was', () => {
  const doc = richTextOf(typed);
  expect(isRichText(doc, 'full')).toBe(true);
  expect(doc?.content?.map(({ type }) => type)).toEqual(
    'heading paragraph bulletList orderedList blockquote horizontalRule paragraph'.split(' '),
  );
  expect(markupOf(doc)).toBe(typed);
});

test('a link that runs is a word like any other', () => {
  const doc = richTextOf('[x](javascript:alert) [y](//evil.example)');
  expect(JSON.stringify(doc)).not.toContain('link');
});

test('a text with formats that cannot be typed is not offered as text', () => {
  const image = { type: 'doc', content: [{ type: 'image', attrs: { src: '/image/a.webp' } }] };
  const underlined = { type: 'text', text: 'x', marks: [{ type: 'underline' }] };
  const lead = { type: 'paragraph', attrs: { style: 'lead' }, content: [{ type: 'text', text: 'x' }] };
  for (const doc of [
    image,
    { type: 'doc', content: [{ type: 'paragraph', content: [underlined] }] },
    { type: 'doc', content: [lead] },
  ])
    expect(markupOf(doc)).toBeUndefined();
});

test('whatever is typed can be stored, and stays what it is when it is read again', () => {
  const letters = fc.constantFrom(
    '*',
    '**',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '#',
    '# ',
    '- ',
    '1. ',
    '> ',
    '---',
    '\n',
    '\n\n',
    ' ',
    'ä',
    'wort',
    '/x',
  );
  const anything = fc.oneof(
    fc.array(letters, { maxLength: 30 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const doc = richTextOf(text);
      if (doc === null) return;
      expect(isRichText(doc, 'full')).toBe(true);
      const again = markupOf(doc);
      if (again !== undefined) expect(richTextOf(again)).toEqual(doc);
    }),
    { numRuns: 500 },
  );
});
