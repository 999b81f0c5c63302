import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import * as folded from '../ui/folded.module.css';
import * as css from './navigation.module.css';
import type { OfficeLink } from './office-link.ts';

type Props = { link: OfficeLink; isWide: boolean; onNavigate?: () => void };

/** Icon, label and counter of a navigation link. */
export function NavigationLink({
  link: { to, label, Icon, loadCount, isTrouble, isOutside },
  isWide,
  onNavigate,
}: Props) {
  const content = (
    <>
      <Icon {...icon} size={18} />
      <span className={classNames(!isWide && folded.onTablet)}>{label}</span>
      {loadCount && <WaitingCount load={loadCount} isTrouble={isTrouble ?? false} />}
    </>
  );
  if (isOutside)
    return (
      <a className={css.link} href={to} title={label}>
        {content}
      </a>
    );
  return (
    <NavLink
      to={to}
      title={label}
      {...(onNavigate && { onClick: onNavigate })}
      className={({ isActive }) => classNames(css.link, isActive && css.current)}
    >
      {content}
    </NavLink>
  );
}

type CountProps = { load: () => Promise<() => number>; isTrouble: boolean };

function WaitingCount({ load, isTrouble }: CountProps) {
  const [Count] = useState(() => lazy(async () => ({ default: makeCount(await load()) })));
  return (
    <Suspense>
      <Count isTrouble={isTrouble} />
    </Suspense>
  );
}

const makeCount = (useCount: () => number) =>
  function Count({ isTrouble }: { isTrouble: boolean }) {
    const count = useCount();
    return count > 0 && <b className={classNames(css.count, isTrouble && css.bad)}>{count}</b>;
  };
