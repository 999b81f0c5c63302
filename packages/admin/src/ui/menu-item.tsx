import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import * as css from './menu-item.module.css';

type Props = { label: string; Icon: LucideIcon };

type ItemProps = Props & {
  /** Styles the item as destructive. */
  isBad?: boolean;
  onClick: () => void;
};

/** Popover menu item that runs an action and closes the popover. */
export const MenuItem = ({ label, Icon, isBad = false, onClick }: ItemProps) => (
  <button type="button" data-closes className={classNames(css.item, isBad && css.bad)} onClick={onClick}>
    <Icon {...icon} size={18} />
    {label}
  </button>
);

/** Popover menu item that is a link. */
export const MenuLink = ({ label, Icon, to }: Props & { to: string }) => (
  <Link className={css.item} to={to}>
    <Icon {...icon} size={18} />
    {label}
  </Link>
);
