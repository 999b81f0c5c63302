import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ChevronRight, GripVertical } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { draftLooks } from '../draft-state.tsx';
import type { PathNode, ShownNode } from './path-tree.ts';
import * as css from './site-tree.module.css';
import type { WantedMove } from './site-tree-browser.tsx';
import { SiteTreeMenu } from './site-tree-menu.tsx';
import { siteTreeMessages } from './site-tree-messages.de.ts';

type Props = {
  node: ShownNode;
  /** Position and height in px. */
  top: number;
  height: number;
  isOpen: boolean;
  /** Whether Tab leads here. */
  isCurrent: boolean;
  /** Whether this page is open in the editor. */
  isShown: boolean;
  /** Whether a dragged page would move here. */
  isTarget: boolean;
  /** Attributes of a node that can be dragged and dropped on. */
  dragging: HTMLAttributes<HTMLDivElement> | undefined;
  onFocus: () => void;
  onFollow: () => void;
  onToggle: () => void;
  onMove: (wanted: WantedMove) => void;
};

/** Deeper levels are not indented further. */
const levels = [undefined, css.level2, css.level3, css.level4, css.level5, css.level6];

export const nodeId = (path: string): string => `site-tree-${path}`;
const nameOf = ({ site, path }: PathNode): string => site?.name ?? path.slice(path.lastIndexOf('/') + 1);

/** Name of a node for assistive technology: what is written in its row, and the state of live pages. */
function labelOf({ site, path }: PathNode, name: string): string {
  const label = path === '' ? `${name} ${siteTreeMessages.home}` : name;
  const state = site ? siteTreeMessages.states[site.state] || draftLooks[site.state].text : siteTreeMessages.noPage;
  return `${label}, ${state}`;
}

/** A page, or a path without a page. */
export function SiteTreeRow(props: Props) {
  const { node, top, height, isOpen, isCurrent, isShown, isTarget, dragging, onFocus, onFollow, onToggle, onMove } =
    props;
  const { site, path, children, level, position, setSize } = node;
  const name = nameOf(node);
  const hasChildren = children.length > 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears its keys
    <div
      {...dragging}
      role="treeitem"
      id={nodeId(path)}
      className={classNames(
        css.node,
        levels[Math.min(level, levels.length) - 1],
        isShown && css.shown,
        isTarget && css.target,
      )}
      style={{ top, height }}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={labelOf(node, name)}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isShown}
      onFocus={onFocus}
      onClick={onFollow}
      title={`/${path}`}
    >
      <span className={css.grip} aria-hidden="true">
        {dragging && <GripVertical {...icon} size={14} />}
      </span>
      <span
        className={classNames(css.fold, isOpen && css.open)}
        // For mouse and touch; the keyboard expands by arrow keys.
        aria-hidden="true"
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {hasChildren && <ChevronRight {...icon} size={16} />}
      </span>
      <span className={classNames(css.name, !site && css.none)}>{name}</span>
      {path === '' && <span className={css.hint}> {siteTreeMessages.home}</span>}
      {/* The visible words are part of the name. */}{' '}
      {site && siteTreeMessages.states[site.state] && (
        <span className={classNames(css.state, draftLooks[site.state].kind === 'soon' && css.soon)}>
          {siteTreeMessages.states[site.state]}
        </span>
      )}
      <SiteTreeMenu node={node} name={name} isCurrent={isCurrent} onMove={onMove} />
    </div>
  );
}
