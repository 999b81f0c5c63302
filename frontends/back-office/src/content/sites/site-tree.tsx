import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listSiteTree } from '@theke/contracts/content/site-tree';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftLooks } from '../shared/draft-state.tsx';
import { afterKey, pathTree, type ShownNode, shownNodes, toggled } from './path-tree.ts';
import * as css from './site-tree.module.css';
import { siteTreeMessages } from './site-tree-messages.de.ts';

const colours = { plain: undefined, ok: css.ok, soon: css.soon, late: undefined };

const wide = '(min-width: 1200px)';

/** Tree of all pages by path, beside their list; collapsed on narrow screens. */
export function SiteTree() {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia?.(wide).matches ?? false);
  return (
    <details className={css.panel} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary id="site-tree">{siteTreeMessages.heading}</summary>
      {isOpen && <Pages />}
    </details>
  );
}

function Pages() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    // Below the key of pages, so that every change invalidates it.
    queryKey: ['sites', 'tree'],
    queryFn: ({ signal }) => api(listSiteTree, {}, signal),
  });
  const tree = useMemo(() => pathTree(data ?? []), [data]);
  if (!data && error)
    return (
      <div role="alert">
        <p>{siteTreeMessages.failed}</p>
        <Button kind="second" size="small" onClick={() => void refetch()}>
          {siteTreeMessages.again}
        </Button>
      </div>
    );
  if (!data) return <p role="status">{siteTreeMessages.loading}</p>;
  return tree.length > 0 ? <Tree nodes={tree} /> : <p>{siteTreeMessages.empty}</p>;
}

/** Deeper levels are not indented further. */
const levels = [undefined, css.level2, css.level3, css.level4, css.level5, css.level6];

const idOf = (path: string) => `site-tree-${path}`;

function Tree({ nodes }: { nodes: ReturnType<typeof pathTree> }) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const shown = shownNodes(nodes, open);
  // The focused node may have been removed.
  const current = shown.some(({ path }) => path === focused) ? focused : shown[0]?.path;
  const toggle = (path: string) => setOpen(toggled(open, path));
  const follow = ({ site, path, children }: ShownNode) => {
    if (site) void navigate(`/sites/${site.id}`);
    else if (children.length > 0) toggle(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const node = shown.find(({ path }) => path === current);
    if (!node || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') follow(node);
    else {
      const next = afterKey(event.key, shown, node.path, open);
      if (!next) return;
      if (next.open) setOpen(next.open);
      setFocused(next.focus);
      list.current?.querySelector<HTMLElement>(`[id="${idOf(next.focus)}"]`)?.focus();
    }
    event.preventDefault();
  };
  return (
    <div className={css.tree} role="tree" aria-labelledby="site-tree" ref={list} onKeyDown={onKeyDown}>
      {shown.map((node) => (
        <Node
          key={node.path}
          node={node}
          isOpen={open.has(node.path)}
          isCurrent={node.path === current}
          onFocus={() => setFocused(node.path)}
          onFollow={() => follow(node)}
          onToggle={() => toggle(node.path)}
        />
      ))}
    </div>
  );
}

type NodeProps = {
  node: ShownNode;
  isOpen: boolean;
  isCurrent: boolean;
  onFocus: () => void;
  onFollow: () => void;
  onToggle: () => void;
};

function Node({ node, isOpen, isCurrent, onFocus, onFollow, onToggle }: NodeProps) {
  const { site, path, children, level, position, setSize } = node;
  const state = site && draftLooks[site.state];
  const hasChildren = children.length > 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears its keys
    <div
      role="treeitem"
      id={idOf(path)}
      className={classNames(css.node, levels[Math.min(level, levels.length) - 1])}
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={false}
      onFocus={onFocus}
      onClick={onFollow}
      title={`/${path}`}
    >
      {hasChildren ? (
        // For mouse and touch; the keyboard expands by arrow keys.
        <span
          className={classNames(css.fold, isOpen && css.open)}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <ChevronRight {...icon} size={16} />
        </span>
      ) : (
        <span className={css.fold} />
      )}
      <span className={css.words}>
        <span className={site ? undefined : css.none}>{site ? site.name : path.slice(path.lastIndexOf('/') + 1)}</span>
        {!site && <VisuallyHidden> {siteTreeMessages.noPage}</VisuallyHidden>}
        {path === '' && <small>{siteTreeMessages.home}</small>}
      </span>
      {state && (
        <span className={classNames(css.state, colours[state.kind])}>
          <state.Icon {...icon} size={16} />
          <VisuallyHidden>, {state.text}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
