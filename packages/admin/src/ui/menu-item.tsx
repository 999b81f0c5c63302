import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import type { LucideIcon, LucideProps } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
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

type LinkProps = {
  label: string;
  Icon: ComponentType<LucideProps>;
  to: string;
  /** Leads out of the back office. */
  isOutside?: boolean | undefined;
  /** Counter at the end. */
  aside?: ReactNode;
};

/** Popover menu item that is a link. */
export function MenuLink({ label, Icon, to, isOutside = false, aside }: LinkProps) {
  const content = (
    <>
      <Icon {...icon} size={18} />
      {label}
      {aside}
    </>
  );
  return isOutside ? (
    <a className={css.item} href={to}>
      {content}
    </a>
  ) : (
    <Link className={css.item} to={to}>
      {content}
    </Link>
  );
}
