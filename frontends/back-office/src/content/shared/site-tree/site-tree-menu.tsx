import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import * as menu from '@theke/admin/lists/row-menu.module.css';
import { sites } from '@theke/contracts/content/site';
import { duplicateSite } from '@theke/contracts/content/site-tree';
import { icon } from '@theke/ui/icon';
import { Copy, CornerDownRight, Ellipsis, FolderInput, type LucideIcon, SquareArrowOutUpRight } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useContext } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { PageLinkContext } from './page-link-context.ts';
import type { PathNode } from './path-tree.ts';
import * as css from './site-tree.module.css';
import type { WantedMove } from './site-tree-browser.tsx';
import { siteTreeMessages } from './site-tree-messages.de.ts';

type Props = {
  node: PathNode;
  name: string;
  /** Whether Tab leads to it. */
  isCurrent: boolean;
  onMove: (wanted: WantedMove) => void;
};

/** Actions on a node: for everybody who cannot drag, and for those that need no place. */
export function SiteTreeMenu({ node, name, isCurrent, onMove }: Props) {
  const actions = useActions(node, onMove);
  if (actions.length === 0) return null;
  const label = siteTreeMessages.actions(name);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the menu does not open the page
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the button
    <span className={css.menu} onClick={(event) => event.stopPropagation()}>
      <MenuTrigger>
        <Button className={css.more ?? ''} aria-label={label} excludeFromTabOrder={!isCurrent}>
          <Ellipsis {...icon} size={18} />
        </Button>
        <Popover className={menu.popover ?? ''} placement="bottom end" offset={4}>
          <Menu className={menu.menu ?? ''} aria-label={label}>
            {actions.map(({ key, Icon, run }) => (
              <MenuItem key={key} className={menu.item ?? ''} textValue={siteTreeMessages.act[key]} onAction={run}>
                <Icon {...icon} size={18} />
                {siteTreeMessages.act[key]}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </span>
  );
}

type Action = { key: keyof typeof siteTreeMessages.act; Icon: LucideIcon; run: () => void; isAllowed: boolean };

function useActions({ site, path }: PathNode, onMove: Props['onMove']): Action[] {
  const me = useMe();
  const navigate = useNavigate();
  const { pathOf } = useContext(PageLinkContext);
  const notify = useNotify();
  const duplicate = useAction(duplicateSite, {
    invalidates: [['sites']],
    onDone: (copy) => {
      notify(siteTreeMessages.duplicated(copy.name), { type: 'info' });
      void navigate(pathOf(copy.id));
    },
    onProblem: () => notify(siteTreeMessages.duplicateFailed, { type: 'error' }),
  });
  const all: Action[] = [
    {
      key: 'open',
      Icon: SquareArrowOutUpRight,
      run: () => void (site && navigate(pathOf(site.id))),
      isAllowed: site !== undefined,
    },
    {
      key: 'below',
      Icon: CornerDownRight,
      run: () => void navigate(`/sites/create?below=${encodeURIComponent(path)}`),
      isAllowed: path !== '' && may(me, sites.write),
    },
    {
      key: 'duplicate',
      Icon: Copy,
      run: () => void (site && duplicate.run({ params: { id: site.id }, body: {} })),
      isAllowed: site !== undefined && may(me, sites.write),
    },
    {
      key: 'move',
      Icon: FolderInput,
      run: () => onMove({ from: path, to: path }),
      isAllowed: path !== '' && may(me, sites.write),
    },
  ];
  return all.filter(({ isAllowed }) => isAllowed);
}
