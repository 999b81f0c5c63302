import { type AnyExtension, mergeAttributes } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Content allowed in a table cell, as in packages/rules/src/content/rich-text.ts. */
const content = '(paragraph | bulletList | orderedList)+';

/** Attributes that a text stores: no widths and alignments, because columns fit their content on every screen. */
const spans = () => ({ colspan: { default: 1 }, rowspan: { default: 1 } });

/** Tables of a text. */
export const textTables: readonly AnyExtension[] = [
  Table.extend({
    // The library writes widths into style attributes, which the content security policy forbids.
    renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
    addNodeView: null,
    // Tab leaves the text behind the last cell: the library adds a row, which traps keyboard users.
    addKeyboardShortcuts() {
      const { Tab: _, ...others } = this.parent?.() ?? {};
      return { ...others, Tab: () => this.editor.commands.goToNextCell() };
    },
  }),
  TableRow,
  TableCell.extend({ content, addAttributes: spans }),
  TableHeader.extend({ content, addAttributes: spans }),
];
