import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import * as css from './menu-item.module.css';

type Props = { label: string; Icon: LucideIcon };

type ItemProps = Props & {
  /** It takes something away. */
  isBad?: boolean;
  onClick: () => void;
};

/** A line of a popover that does something, and closes it. */
export const MenuItem = ({ label, Icon, isBad = false, onClick }: ItemProps) => (
  <button type="button" data-closes className={classNames(css.item, isBad && css.bad)} onClick={onClick}>
    <Icon {...icon} size={18} />
    {label}
  </button>
);

/** The same that leads somewhere. */
export const MenuLink = ({ label, Icon, to }: Props & { to: string }) => (
  <Link className={css.item} to={to}>
    <Icon {...icon} size={18} />
    {label}
  </Link>
);
