// CONTENT-13
import { expect, test } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { pastedSlice } from './pasted-slice.ts';
import { extensionsOf } from './text-extensions.ts';

/** Pastes HTML at the end of a text as the editor does, and returns the result. */
function pasteInto(text: string, html: string): string {
  const editor = new Editor({
    extensions: extensionsOf('full'),
    content: text,
    injectCSS: false,
    editorProps: { transformPasted: pastedSlice },
  });
  editor.commands.focus('end');
  // jsdom has no clipboard events.
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  return editor.getHTML();
}

test.each([
  ['a heading', '<h2>Zeiten</h2><p>Täglich</p>', '<h2>Zeiten</h2><p>Täglich</p>'],
  ['a list', '<ul><li>Eins</li><li>Zwei</li></ul>', '<ul><li><p>Eins</p></li><li><p>Zwei</p></li></ul>'],
])('%s stays one behind a paragraph and in an empty text', (_, html, shown) => {
  expect(pasteInto('<p>Davor.</p>', html)).toBe(`<p>Davor.</p>${shown}`);
  expect(pasteInto('<p></p>', html)).toBe(shown);
});

test('words continue the paragraph, also those of one heading', () => {
  expect(pasteInto('<p>Davor,</p>', '<p>danach</p>')).toBe('<p>Davor,danach</p>');
  expect(pasteInto('<p>Davor,</p>', '<h2>Zeiten</h2>')).toBe('<p>Davor,Zeiten</p>');
});
