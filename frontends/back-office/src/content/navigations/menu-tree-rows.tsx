import { keepStylesOut } from '@theke/admin/references/keep-styles-out.ts';
import { useRef, useState } from 'react';
import { DropIndicator, I18nProvider, type Key, Tree, useDragAndDrop } from 'react-aria-components';
import { canMove, type DropPlace, type MenuItem, type MenuPath, moveItem } from './menu-tree.ts';
import { MenuTreeRow } from './menu-tree-row.tsx';
import * as css from './menu-tree-rows.module.css';
import { navigationMessages } from './navigation-messages.de.ts';
import type { MenuTarget } from './use-menu-targets.ts';

type Props = {
  labelledBy: string;
  items: readonly MenuItem[];
  selected: MenuPath | undefined;
  /** Paths of items with errors. */
  faulty: ReadonlySet<string>;
  targetOf: (item: MenuItem) => MenuTarget;
  onSelect: (path: MenuPath) => void;
  onChange: (items: MenuItem[], selected: MenuPath) => void;
};

/** A row of the tree with everything below it. */
export type MenuNode = {
  id: string;
  path: MenuPath;
  /** Labels down to the item: they stay when items before it move. */
  labels: string;
  item: MenuItem;
  children: MenuNode[];
};

export const keyOfPath = (path: MenuPath): string => `item-${path.join('.')}`;
const pathOfKey = (key: Key): MenuPath => String(key).slice('item-'.length).split('.').map(Number);

const toNodes = (items: readonly MenuItem[], above: MenuPath = [], labelsAbove = ''): MenuNode[] =>
  items.map((item, index) => {
    const path = [...above, index];
    const labels = `${labelsAbove}/${item.label}`;
    return { id: keyOfPath(path), path, labels, item, children: toNodes(item.children ?? [], path, labels) };
  });
const allNodes = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((one) => [one, ...allNodes(one.children)]);

const dragged = 'application/x-theke-menu-item';

keepStylesOut();

/** All items of a menu; they move by mouse, touch and keyboard, and between levels. */
export function MenuTreeRows({ labelledBy, items, selected, faulty, targetOf, onSelect, onChange }: Props) {
  const moving = useRef<MenuPath>(undefined);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const tree = toNodes(items);
  const nodes = allNodes(tree);
  const placeOf = (target: { key: Key; dropPosition: DropPlace['position'] }): DropPlace => ({
    path: pathOfKey(target.key),
    position: target.dropPosition,
  });
  const { dragAndDropHooks } = useDragAndDrop<MenuNode>({
    getItems: (keys) => [...keys].map((key) => ({ [dragged]: String(key) })),
    acceptedDragTypes: [dragged],
    onDragStart: ({ keys }) => {
      moving.current = [...keys].map(pathOfKey)[0];
    },
    getDropOperation: (target) =>
      target.type === 'item' && moving.current && canMove(items, moving.current, placeOf(target)) ? 'move' : 'cancel',
    onMove: ({ keys, target }) => {
      const [key] = keys;
      const moved = key === undefined ? undefined : moveItem(items, pathOfKey(key), placeOf(target));
      if (moved) onChange(moved.items, moved.path);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.drop ?? ''} />,
  });
  return (
    <I18nProvider locale="de-AT">
      <Tree
        className={css.tree ?? ''}
        aria-labelledby={labelledBy}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected ? [keyOfPath(selected)] : []}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onSelect(pathOfKey(key));
        }}
        expandedKeys={nodes.filter(({ labels }) => !folded.has(labels)).map(({ id }) => id)}
        onExpandedChange={(keys) =>
          setFolded(new Set(nodes.filter(({ id }) => !keys.has(id)).map(({ labels }) => labels)))
        }
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={css.empty}>{navigationMessages.empty}</p>}
      >
        {tree.map((node) => (
          <MenuTreeRow key={node.id} {...{ node, items, faulty, selected, targetOf, onChange }} />
        ))}
      </Tree>
    </I18nProvider>
  );
}
