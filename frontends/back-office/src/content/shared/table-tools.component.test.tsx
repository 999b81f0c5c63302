// CONTENT-14
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isRichText, plainText, type RichNode } from '@theke/rules/content/rich-text';
import { Editor } from '@tiptap/core';
import { storedText } from './stored-text.ts';
import { TableTools } from './table-tools.tsx';
import { extensionsOf } from './text-extensions.ts';

function aTable() {
  const editor = new Editor({ extensions: extensionsOf('full'), injectCSS: false });
  editor.commands.insertTable({ rows: 2, cols: 2, withHeaderRow: true });
  for (const text of ['Tag', 'Zeit', 'Mo', '9 bis 12']) {
    editor.commands.insertContent(text);
    editor.commands.goToNextCell();
  }
  const view = render(<TableTools editor={editor} />);
  return {
    editor,
    user: userEvent.setup(),
    press: async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      view.rerender(<TableTools editor={editor} />);
    },
    text: () => storedText(editor.getJSON()) as RichNode,
    rows: () => plainText(storedText(editor.getJSON()) as RichNode).split('\n'),
  };
}

test('a table has a header row; rows and columns are added and deleted at the cursor', async () => {
  const { press, rows, text } = aTable();
  expect(rows()).toEqual(['Tag | Zeit', 'Mo | 9 bis 12']);
  expect(screen.getByRole('button', { name: 'Erste Zeile als Kopfzeile' }).getAttribute('aria-pressed')).toBe('true');
  await press('Spalte rechts einfügen');
  await press('Zeile darunter einfügen');
  expect(rows()).toEqual(['Tag | Zeit | ', 'Mo | 9 bis 12 | ', ' |  | ']);
  expect(isRichText(text(), 'full')).toBe(true);
  await press('Spalte löschen');
  await press('Erste Zeile als Kopfzeile');
  expect(screen.getByRole('button', { name: 'Erste Zeile als Kopfzeile' }).getAttribute('aria-pressed')).toBe('false');
  expect(JSON.stringify(text())).not.toContain('tableHeader');
  await press('Tabelle löschen');
  expect(JSON.stringify(text())).not.toContain('table');
});

test('a table is stored without widths and default spans, and only in a full text', () => {
  const { text, editor } = aTable();
  expect(JSON.stringify(text())).not.toMatch(/colspan|rowspan|colwidth|align/);
  expect(isRichText(text(), 'basic')).toBe(false);
  // The content security policy forbids style attributes.
  expect(editor.view.dom.querySelector('table')?.outerHTML).not.toMatch(/style=/);
  const outside = { type: 'doc', content: [{ type: 'tableRow', content: [] }] };
  const wide = {
    type: 'doc',
    content: [
      { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 9_999 } }] }] },
    ],
  };
  expect([isRichText(outside, 'full'), isRichText(wide, 'full')]).toEqual([false, false]);
});

test('Tab goes to the next cell and leaves the text behind the last one', () => {
  const { editor } = aTable();
  const tab = () => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    editor.view.dom.dispatchEvent(event);
    return event.defaultPrevented;
  };
  editor.commands.setTextSelection(4);
  expect([tab(), tab(), tab()]).toEqual([true, true, true]);
  expect(tab()).toBe(false);
});
