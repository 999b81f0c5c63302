import { may, useMe } from '@theke/admin/api/session.ts';
import { keepStylesOut } from '@theke/admin/references/keep-styles-out.ts';
import { sites } from '@theke/contracts/content/site';
import { classNames } from '@theke/ui/class-names';
import { type KeyboardEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { PageLinkContext } from './page-link-context.ts';
import { afterKey, type PathNode, type ShownNode, shownNodes, toggled } from './path-tree.ts';
import * as css from './site-tree.module.css';
import type { WantedMove } from './site-tree-browser.tsx';
import { siteTreeMessages } from './site-tree-messages.de.ts';
import { nodeId, SiteTreeRow } from './site-tree-row.tsx';
import { usePathDrag } from './use-path-drag.ts';
import { useWindow } from './use-window.ts';

type Props = {
  tree: readonly PathNode[];
  /** Paths of the expanded nodes. */
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  /** Whether all nodes stay expanded, because the tree shows what was searched for. */
  isFixed: boolean;
  onMove: (wanted: WantedMove) => void;
};

const rowHeight = window.matchMedia?.('(pointer: coarse)').matches ? 44 : 36;

keepStylesOut();

/** The tree's visible rows. Only rows in sight are rendered, so ten thousand pages stay fluid. */
export function SiteTreeRows({ tree, open, onOpen, isFixed, onMove }: Props) {
  const navigate = useNavigate();
  const { pathOf, current: openPage } = useContext(PageLinkContext);
  const canMove = may(useMe(), sites.write);
  const [focused, setFocused] = useState<string>();
  const isKeyed = useRef(false);
  const shown = useMemo(() => shownNodes(tree, open), [tree, open]);
  const { ref, onScroll, from, until, show } = useWindow(shown.length, rowHeight);
  const drag = usePathDrag(onMove, (path) => !isFixed && !open.has(path) && onOpen(toggled(open, path)));
  // The focused node may have been removed.
  const current = Math.max(
    0,
    shown.findIndex(({ path }) => path === focused),
  );
  const toggle = (path: string) => !isFixed && onOpen(toggled(open, path));
  const follow = ({ site, path }: ShownNode) => (site ? void navigate(pathOf(site.id)) : toggle(path));

  useEffect(() => {
    if (!isKeyed.current) return;
    isKeyed.current = false;
    document.getElementById(nodeId(focused ?? ''))?.focus({ preventScroll: true });
  }, [focused]);

  function onKeyDown(event: KeyboardEvent) {
    const node = shown[current];
    if (!node || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).id !== nodeId(node.path)) return;
    if (event.key === 'Enter' || event.key === ' ') follow(node);
    else {
      const next = afterKey(event.key, shown, current, open);
      if (!next) return;
      if (next.open && !isFixed) onOpen(next.open);
      if (next.focus !== node.path) {
        isKeyed.current = true;
        setFocused(next.focus);
        show(shown.findIndex(({ path }) => path === next.focus));
      }
    }
    event.preventDefault();
  }

  const rendered = shown.slice(from, until).map((node, at) => ({ node, index: from + at }));
  const focusedNode = shown[current];
  // Stays reachable by Tab while it is out of sight.
  if (focusedNode && (current < from || current >= until)) rendered.push({ node: focusedNode, index: current });
  return (
    <I18nProvider locale="de-AT">
      {drag.dragged?.includes('/') && (
        <div className={classNames(css.top, drag.isTarget(undefined) && css.target)} {...drag.place(undefined)}>
          {siteTreeMessages.topLevel}
        </div>
      )}
      <div
        className={css.tree}
        role="tree"
        aria-labelledby="site-tree"
        ref={ref}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div role="none" className={css.rows} style={{ height: shown.length * rowHeight }}>
          {rendered.map(({ node, index }) => (
            <SiteTreeRow
              key={node.path}
              node={node}
              top={index * rowHeight}
              height={rowHeight}
              isOpen={open.has(node.path)}
              isCurrent={index === current}
              isShown={node.site !== undefined && node.site.id === openPage}
              isTarget={drag.isTarget(node.path)}
              dragging={
                canMove && node.path !== '' ? { ...drag.source(node.path), ...drag.place(node.path) } : undefined
              }
              onFocus={() => setFocused(node.path)}
              onFollow={() => follow(node)}
              onToggle={() => toggle(node.path)}
              onMove={onMove}
            />
          ))}
        </div>
      </div>
    </I18nProvider>
  );
}
