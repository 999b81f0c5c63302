import type { Editor } from '@tiptap/core';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns3,
  type LucideIcon,
  PanelTop,
  Rows3,
  Trash2,
} from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import * as css from './rich-text-editor.module.css';
import { textMessages } from './text-messages.de.ts';
import { ToolKey } from './tool-key.tsx';

type Chain = ReturnType<Editor['chain']>;
type Tool = readonly [label: keyof typeof textMessages.tableTools, Icon: LucideIcon, act: (chain: Chain) => Chain];

const tools: readonly Tool[] = [
  ['rowAbove', BetweenHorizontalStart, (chain) => chain.addRowBefore()],
  ['rowBelow', BetweenHorizontalEnd, (chain) => chain.addRowAfter()],
  ['deleteRow', Rows3, (chain) => chain.deleteRow()],
  ['columnLeft', BetweenVerticalStart, (chain) => chain.addColumnBefore()],
  ['columnRight', BetweenVerticalEnd, (chain) => chain.addColumnAfter()],
  ['deleteColumn', Columns3, (chain) => chain.deleteColumn()],
  ['headerRow', PanelTop, (chain) => chain.toggleHeaderRow()],
  ['deleteTable', Trash2, (chain) => chain.deleteTable()],
];

/** Toolbar of the table that contains the cursor. */
export const TableTools = ({ editor }: { editor: Editor }) => (
  <Toolbar className={css.toolbar ?? ''} aria-label={textMessages.table}>
    {tools.map(([name, Icon, act]) => (
      <ToolKey
        key={name}
        label={textMessages.tableTools[name]}
        Icon={Icon}
        isToggle={name === 'headerRow'}
        isOn={name === 'headerRow' && hasHeaderRow(editor)}
        onPress={() => act(editor.chain().focus()).run()}
      />
    ))}
  </Toolbar>
);

/** Whether the first row of the table that contains the cursor has headings only. */
function hasHeaderRow({ state: { selection } }: Editor): boolean {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const table = $from.node(depth);
    if (table.type.name !== 'table') continue;
    return table.firstChild?.children.every(({ type }) => type.name === 'tableHeader') === true;
  }
  return false;
}
