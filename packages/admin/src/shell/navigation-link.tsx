import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { NavLink } from 'react-router';
import * as css from './navigation.module.css';
import type { OfficeLink } from './office-link.ts';
import { softHyphens } from './soft-hyphens.ts';
import { WaitingCount } from './waiting-count.tsx';

type Props = { link: OfficeLink; onNavigate?: () => void };

/** Icon, label and counter of a navigation link. */
export function NavigationLink({ link: { to, label, Icon, loadCount, isTrouble, isOutside }, onNavigate }: Props) {
  const content = (
    <>
      <Icon {...icon} size={18} />
      <span>{softHyphens(label)}</span>
      {loadCount && <WaitingCount load={loadCount} isTrouble={isTrouble ?? false} />}
    </>
  );
  if (isOutside)
    return (
      <a className={css.link} href={to}>
        {content}
      </a>
    );
  return (
    <NavLink
      to={to}
      {...(onNavigate && { onClick: onNavigate })}
      className={({ isActive }) => classNames(css.link, isActive && css.current)}
    >
      {content}
    </NavLink>
  );
}
