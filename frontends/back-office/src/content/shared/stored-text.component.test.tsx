// Pasted content is reduced by the editor's schema and the rules' tables to what a page may show.
import { expect, test } from '@jest/globals';
import { richTextVariants } from '@theke/rules/content/fields';
import { isRichText, plainText, type RichNode } from '@theke/rules/content/rich-text';
import { Editor, generateHTML } from '@tiptap/core';
import fc from 'fast-check';
import { storedText } from './stored-text.ts';
import { extensionsOf } from './text-extensions.ts';

const editorOf = (variant: (typeof richTextVariants)[number], content: unknown = null) =>
  new Editor({ element: null, extensions: extensionsOf(variant), content: content as object | null, injectCSS: false });

/** Parses HTML as the editor does on paste. */
function pasted(html: string, variant: (typeof richTextVariants)[number] = 'full'): RichNode | null {
  const editor = editorOf(variant);
  editor.commands.setContent(html);
  const text = storedText(editor.getJSON());
  editor.destroy();
  return text;
}

const ownImage = '/image/medium/0199f000-0000-7000-8000-000000000001-1.webp';
const upload = (extension: string) =>
  `/upload/vJ1sX0mPq4bGkT7yRc2NdA/0199f000-0000-7000-8000-000000000001-1.${extension}`;
const hostile = [
  '<script>alert(1)</script><p>Text</p>',
  '<p onclick="alert(1)" style="position:fixed;text-align:justify" class="x">Text</p>',
  '<img src=x onerror=alert(1)><p>Text</p>',
  '<img src="https://evil.example/pixel.png"><img src="//evil.example/pixel.png"><p>Text</p>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>"><p>Text</p>',
  '<svg onload="alert(1)"><a href="javascript:alert(1)">Text</a></svg>',
  '<a href="javascript:alert(1)">Text</a>',
  '<a href=" java\nscript:alert(1)">Text</a>',
  '<a href="data:text/html,<script>alert(1)</script>" target="evil" rel="opener" class="x">Text</a>',
  '<a href="//evil.example">Text</a>',
  '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x"><p>Text</p>',
  '<video src="https://evil.example/a.mp4" onplay="alert(1)"><source src="https://evil.example/a.mp4"></video><p>Text</p>',
  '<video data-address="javascript:alert(1)"></video><div data-address="javascript:alert(1)"></div><p>Text</p>',
  '<img data-address="https://evil.example/a.svg" src="/upload/x/y.svg"><p>Text</p>',
  '<form action="https://evil.example"><input name="x"><button>Text</button></form>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math><p>Text</p>',
  '<ol start="-5" type="evil"><li>Text</li></ol>',
  '<ol start="99999999999"><li>Text</li></ol>',
  '<pre><code class="language-x<script>">Text</code></pre>',
  `<p data-style="evil">Text</p><img src="${ownImage}" data-float="middle" style="x" width="1e9">`,
  '<h1><p><ul><li><blockquote><table><tr><td>Text',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example"><p>Text</p>',
];

test.each(hostile)('keeps of %s only what a page may show', (html) => {
  for (const variant of richTextVariants) {
    const text = pasted(html, variant);
    expect(text === null || isRichText(text, variant)).toBe(true);
    expect(JSON.stringify(text)).not.toMatch(/evil\.example|javascript|alert\(1\)|onerror|onclick|data:/i);
  }
  expect(plainText(pasted(html) as RichNode)).toBe('Text');
});

test('keeps headings, styles, lists, links and own pictures', () => {
  const html = `<h2>Leitbild</h2><p data-style="lead">Drei <strong>Gemeinden</strong> <em>planen</em> m<sup>2</sup></p>
    <ul><li><p>Matrei</p></li></ul><ol start="3"><li><p>Virgen</p></li></ol><blockquote><p>Fünf Sätze.</p></blockquote>
    <p style="text-align: center"><a href="/kontakt" target="_blank">Kontakt</a></p><img src="${ownImage}" alt="Plan" data-float="left"><hr>`;
  const text = pasted(html) as RichNode;
  expect(isRichText(text, 'full')).toBe(true);
  expect(text.content?.map(({ type, attrs }) => [type, attrs])).toEqual([
    ['heading', { level: 2 }],
    ['paragraph', { style: 'lead' }],
    ['bulletList', undefined],
    ['orderedList', { start: 3 }],
    ['blockquote', undefined],
    ['paragraph', { textAlign: 'center' }],
    ['image', { src: ownImage, alt: 'Plan', float: 'left' }],
    ['horizontalRule', undefined],
  ]);
  expect(text.content?.[5]?.content?.[0]?.marks).toEqual([
    { type: 'link', attrs: { href: '/kontakt', target: '_blank' } },
  ]);
});

// CONTENT-03
test('content copied from the editor can be pasted: drawings, documents, videos', () => {
  const nodes = [
    ...['svg', 'gif', 'pdf'].map((extension) => ({ type: 'image', attrs: { src: upload(extension), alt: 'Plan' } })),
    { type: 'video', attrs: { src: upload('mp4'), title: 'Rundgang' } },
    { type: 'video', attrs: { src: 'https://video.example/watch?v=1', title: 'Rundgang' } },
  ];
  const editor = editorOf('full', { type: 'doc', content: nodes });
  const html = generateHTML(editor.getJSON(), extensionsOf('full'));
  editor.destroy();
  expect(html).toContain('/preview/');
  expect(pasted(html)?.content).toEqual(nodes);
});

test('a stored text is read back unchanged', () => {
  const shortText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
  const mark = fc.constantFrom(
    ...['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'].map((type) => ({ type })),
    { type: 'link', attrs: { href: 'https://talraum.example' } },
  );
  const inline = fc.record({ type: fc.constant('text'), text: shortText, marks: fc.tuple(mark) });
  const paragraph = fc.record({
    type: fc.constant('paragraph'),
    attrs: fc.record({ style: fc.constantFrom('lead', 'small') }),
    content: fc.tuple(inline),
  });
  const heading = fc.record({
    type: fc.constant('heading'),
    attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }) }),
    content: fc.tuple(inline),
  });
  const list = fc.record({
    type: fc.constant('bulletList'),
    content: fc.tuple(fc.record({ type: fc.constant('listItem'), content: fc.tuple(paragraph) })),
  });
  const picture = fc.record({
    type: fc.constant('image'),
    attrs: fc.record({ src: fc.constant(ownImage), alt: shortText, float: fc.constantFrom('left', 'right') }),
  });
  const rule = fc.record({ type: fc.constant('horizontalRule') });
  const asItIs = fc.record({
    type: fc.constant('image'),
    attrs: fc.record({ src: fc.constantFrom(...['svg', 'gif', 'pdf'].map(upload)), alt: shortText }),
  });
  const video = fc.record({
    type: fc.constant('video'),
    attrs: fc.record({
      src: fc.constantFrom(upload('mp4'), upload('webm'), 'https://video.example/?v=1'),
      title: shortText,
    }),
  });
  const cells = (type: 'tableCell' | 'tableHeader') =>
    fc.array(fc.record({ type: fc.constant(type), content: fc.tuple(paragraph) }), { minLength: 2, maxLength: 2 });
  const rowOf = (type: 'tableCell' | 'tableHeader') =>
    fc.record({ type: fc.constant('tableRow'), content: cells(type) });
  const table = fc.record({
    type: fc.constant('table'),
    content: fc.tuple(rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')),
  });
  const doc = fc.record({
    type: fc.constant('doc'),
    content: fc.array(fc.oneof(paragraph, heading, list, picture, rule, asItIs, video, table), {
      minLength: 1,
      maxLength: 5,
    }),
  });
  fc.assert(
    fc.property(doc, (text) => {
      fc.pre(isRichText(text, 'full') && plainText(text).trim() !== '');
      const editor = editorOf('full', text);
      expect(storedText(editor.getJSON())).toEqual(text);
      editor.destroy();
    }),
    { numRuns: 60 },
  );
});
