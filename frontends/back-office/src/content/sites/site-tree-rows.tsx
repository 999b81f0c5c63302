import { may, useMe } from '@theke/admin/api/session.ts';
import { keepStylesOut } from '@theke/admin/references/keep-styles-out.ts';
import { sites } from '@theke/contracts/content/site';
import { isPathBelow } from '@theke/rules/content/moved-path';
import { useRef } from 'react';
import { I18nProvider, type Key, ListLayout, Tree, useDragAndDrop, Virtualizer } from 'react-aria-components';
import { nodeId, type PathNode, parentPath, pathBelow } from './path-tree.ts';
import * as css from './site-tree.module.css';
import type { WantedMove } from './site-tree-browser.tsx';
import { SiteTreeRow } from './site-tree-row.tsx';

type Props = {
  tree: readonly PathNode[];
  /** Paths of the expanded nodes. */
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  /** Whether all nodes stay expanded, because the tree shows what was searched for. */
  isFixed: boolean;
  onMove: (wanted: WantedMove) => void;
};

const pathOfKey = (key: Key): string => String(key).slice(1);

const dragged = 'application/x-theke-page-path';
const rowHeight = window.matchMedia?.('(pointer: coarse)').matches ? 44 : 36;

keepStylesOut();

/** The tree's visible rows. Only rows in view are rendered, so ten thousand pages stay fluid. */
export function SiteTreeRows({ tree, open, onOpen, isFixed, onMove }: Props) {
  const canMove = may(useMe(), sites.write);
  const moving = useRef<string>(undefined);
  const mayMoveTo = (target: string | undefined) =>
    moving.current !== undefined &&
    parentPath(moving.current) !== target &&
    !(target !== undefined && isPathBelow(target, moving.current));
  const want = (target: string | undefined) => {
    const from = moving.current;
    if (from !== undefined && mayMoveTo(target)) onMove({ from, to: pathBelow(target, from) });
  };
  const { dragAndDropHooks } = useDragAndDrop<PathNode>({
    isDisabled: !canMove,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key), [dragged]: pathOfKey(key) })),
    // The home page has no path that could move.
    onDragStart: ({ keys }) => {
      const [key] = keys;
      moving.current = key === undefined || pathOfKey(key) === '' ? undefined : pathOfKey(key);
    },
    acceptedDragTypes: [dragged],
    shouldAcceptItemDrop: ({ key }) => pathOfKey(key) !== '' && mayMoveTo(pathOfKey(key)),
    onItemDrop: ({ target }) => want(pathOfKey(target.key)),
    onRootDrop: () => want(undefined),
  });
  return (
    <I18nProvider locale="de-AT">
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
        <Tree
          className={css.tree ?? ''}
          style={{ height: rowHeight * countShown(tree, open) }}
          aria-labelledby="site-tree"
          items={tree}
          selectionMode="none"
          expandedKeys={[...open].map(nodeId)}
          onExpandedChange={(keys) => !isFixed && onOpen(new Set([...keys].map(pathOfKey)))}
          dragAndDropHooks={dragAndDropHooks}
        >
          {(node: PathNode) => <SiteTreeRow node={node} canMove={canMove} onMove={onMove} />}
        </Tree>
      </Virtualizer>
    </I18nProvider>
  );
}

const countShown = (nodes: readonly PathNode[], open: ReadonlySet<string>): number =>
  nodes.reduce((sum, { path, children }) => sum + 1 + (open.has(path) ? countShown(children, open) : 0), 0);
