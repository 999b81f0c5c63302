import { Switch } from '@theke/admin/ui/switch.tsx';
import type { NavigationItemType } from '@theke/contracts/content/navigation';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import {
  ChevronRight,
  ExternalLink,
  FileText,
  Folder,
  GripVertical,
  House,
  type LucideIcon,
  Store,
} from 'lucide-react';
import { Button, TreeItem, TreeItemContent } from 'react-aria-components';
import { changeItem, type MenuItem, type MenuPath } from './menu-tree.ts';
import * as css from './menu-tree-rows.module.css';
import type { MenuNode } from './menu-tree-rows.tsx';
import { navigationMessages } from './navigation-messages.de.ts';
import type { MenuTarget } from './use-menu-targets.ts';

const icons: Readonly<Record<NavigationItemType, LucideIcon>> = {
  home: House,
  site: FileText,
  branch: Store,
  link: ExternalLink,
};

type Props = {
  node: MenuNode;
  items: readonly MenuItem[];
  faulty: ReadonlySet<string>;
  selected: MenuPath | undefined;
  targetOf: (item: MenuItem) => MenuTarget;
  onChange: (items: MenuItem[], selected: MenuPath) => void;
};

/** One item in a line: type, label, target, what is wrong, and whether it is shown. */
export function MenuTreeRow(props: Props) {
  const { node, items, faulty, selected, targetOf, onChange } = props;
  const { id, path, item, children } = node;
  const label = navigationMessages.item(item.label);
  const target = targetOf(item);
  const isGroup = target.issue === 'none' && children.length > 0;
  const Icon = isGroup ? Folder : icons[item.type];
  const issue = faulty.has(path.join('.'))
    ? navigationMessages.faulty
    : target.issue && !isGroup
      ? navigationMessages.issues[target.issue]
      : undefined;
  return (
    <TreeItem id={id} textValue={label} className={css.item ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className={classNames(css.row, !item.isEnabled && css.off)} data-level={path.length}>
            <Button slot="drag" className={css.grip ?? ''} aria-label={navigationMessages.drag(label)}>
              <GripVertical {...icon} size={16} />
            </Button>
            {hasChildItems ? (
              <Button slot="chevron" className={classNames(css.fold, isExpanded && css.open)}>
                <ChevronRight {...icon} size={16} />
              </Button>
            ) : (
              <span className={css.fold} />
            )}
            <Icon {...icon} size={16} />
            <span className={css.words}>
              <b>{label}</b>
              <span className={css.target}>{isGroup ? navigationMessages.group : target.text}</span>
            </span>
            {issue && <span className={css.issue}>{issue}</span>}
            {!item.isEnabled && <VisuallyHidden>{navigationMessages.off}</VisuallyHidden>}
            <Switch
              label={navigationMessages.visible(label)}
              isOn={item.isEnabled}
              onChange={(isEnabled) => onChange(changeItem(items, path, { isEnabled }), selected ?? path)}
            />
          </div>
        )}
      </TreeItemContent>
      {children.map((child) => (
        <MenuTreeRow key={child.id} {...props} node={child} />
      ))}
    </TreeItem>
  );
}
