import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ChevronRight, GripVertical } from 'lucide-react';
import { Button, Collection, TreeItem, TreeItemContent } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { draftLooks } from '../shared/draft-state.tsx';
import type { PathNode } from './path-tree.ts';
import * as css from './site-tree.module.css';
import type { WantedMove } from './site-tree-browser.tsx';
import { SiteTreeMenu } from './site-tree-menu.tsx';
import { siteTreeMessages } from './site-tree-messages.de.ts';

type Props = { node: PathNode; canMove: boolean; onMove: (wanted: WantedMove) => void };

/** Deeper levels are not indented further. */
const levels = [undefined, css.level2, css.level3, css.level4, css.level5, css.level6];

const nameOf = ({ site, path }: PathNode): string => site?.name ?? path.slice(path.lastIndexOf('/') + 1);

/** A page, or a path without a page, with everything below it. */
export function SiteTreeRow({ node, canMove, onMove }: Props) {
  const navigate = useNavigate();
  const { id, site, path, children } = node;
  const name = nameOf(node);
  return (
    <TreeItem
      id={id}
      textValue={[name, site ? draftLooks[site.state].text : siteTreeMessages.noPage].join(', ')}
      className={css.node ?? ''}
      hasChildItems={children.length > 0}
      {...(site && { onAction: () => void navigate(`/sites/${site.id}`) })}
    >
      <TreeItemContent>
        {({ level, isExpanded, hasChildItems }) => (
          <div className={classNames(css.row, levels[Math.min(level, levels.length) - 1])} title={`/${path}`}>
            {path === '' || !canMove ? (
              <span className={css.grip} />
            ) : (
              <Button slot="drag" className={css.grip ?? ''} aria-label={siteTreeMessages.drag(name)}>
                <GripVertical {...icon} size={14} />
              </Button>
            )}
            {hasChildItems ? (
              <Button slot="chevron" className={classNames(css.fold, isExpanded && css.open)}>
                <ChevronRight {...icon} size={16} />
              </Button>
            ) : (
              <span className={css.fold} />
            )}
            <span className={classNames(css.name, !site && css.none)}>{name}</span>
            {path === '' && <span className={css.hint}>{siteTreeMessages.home}</span>}
            {site && <State state={site.state} />}
            <SiteTreeMenu node={node} name={name} onMove={onMove} />
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>
        {(child: PathNode) => <SiteTreeRow node={child} canMove={canMove} onMove={onMove} />}
      </Collection>
    </TreeItem>
  );
}

function State({ state }: { state: NonNullable<PathNode['site']>['state'] }) {
  const short = siteTreeMessages.states[state];
  if (short)
    return <span className={classNames(css.state, draftLooks[state].kind === 'soon' && css.soon)}>{short}</span>;
  return <VisuallyHidden>, {draftLooks[state].text}</VisuallyHidden>;
}
