import { expect, test } from '@jest/globals';
import { blockTypes } from './block-types.ts';
import { checkContent } from './check-content.ts';
import { undescribedInMarkdown } from './markdown-pictures.ts';

test.each([
  ['![](/image/a-1.webp)', [1]],
  ['![Plan](/image/a-1.webp)\n\n> - ![ ](/image/b-1.webp "Titel")', [2]],
  ['[![](/image/a-1.webp)](/buero) ![][plan]\n\n[plan]: /image/b-1.webp', [1, 2]],
  ['Zwei ![\\]](/image/a.webp) und ![a](/b.png)![](</image/c 1.webp>)', [3]],
  ['Kein Bild: ![] !() [](/buero) \\![](/image/a-1.webp)', []],
  ['`![](/image/a-1.webp)` und ``a ` ![](/b.webp)``', []],
  ['```md\n![](/image/a-1.webp)\n```\n\n~~~\n![](/b.webp)', []],
])('finds a missing description in %j: %j', (text, pictures) =>
  expect(undescribedInMarkdown(text)).toEqual(
    pictures.map((at) => expect.stringMatching(new RegExp(`^hat Bild ${at} ohne Beschreibung für alle`))),
  ),
);

// MEDIA-08
test('requires descriptions of Markdown pictures for publication, but not in drafts', () => {
  const value = { data: [{ id: 'a', type: 'markdown', value: { text: 'Ein Plan: ![](/image/a-1.webp)' } }] };
  expect(checkContent(blockTypes.legacy.layout, value)).toEqual([]);
  expect(checkContent(blockTypes.legacy.layout, value, 'publish')).toEqual([
    {
      field: 'data.0.value.text',
      message:
        '„Text“ hat Bild 1 ohne Beschreibung für alle, die das Bild nicht sehen. Bitte ergänzen Sie die Bildbeschreibung.',
    },
  ]);
});

test('handles a long text of unfinished pictures in linear time', () => {
  for (const part of ['![', '`', '![](', '```\n', '!['.padEnd(9, '\\')])
    expect(undescribedInMarkdown(part.repeat(100_000 / part.length)).length).toBeLessThan(25_001);
});
