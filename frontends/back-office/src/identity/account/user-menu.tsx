import { fullName, useMe } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { useVisibleLinks } from '@theke/admin/shell/visible-links.ts';
import { WaitingCount } from '@theke/admin/shell/waiting-count.tsx';
import { MenuItem, MenuLink } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import { MonitorX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { accountMessages } from './account-messages.de.ts';
import * as css from './user-menu.module.css';

const LogoutEverywhereDialog = lazy(async () => ({
  default: (await import('./logout-everywhere-dialog.tsx')).LogoutEverywhereDialog,
}));

/** The user's initials, which open a menu: account, running the business, website and logout. */
export function UserMenu() {
  const me = useMe();
  const links = useVisibleLinks().filter(({ isInUserMenu }) => isInUserMenu);
  const name = fullName(me);
  const initials = `${me.firstName.charAt(0)}${me.lastName.charAt(0)}`;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Popover label={`${initials}, ${messages.navigation.account(name)}`} buttonClass={css.initials} button={initials}>
        <div className={css.who}>
          <b>{name}</b>
          <span>{me.email}</span>
          <span>{me.roles.map((role) => messages.roles[role]).join(', ')}</span>
        </div>
        {links.map(({ to, label, Icon, isOutside, loadCount, isTrouble }) => (
          <MenuLink
            key={to}
            {...{ to, label, Icon, isOutside }}
            aside={loadCount && <WaitingCount load={loadCount} isTrouble={isTrouble ?? false} />}
          />
        ))}
        <MenuItem label={accountMessages.everywhere} Icon={MonitorX} onClick={() => setIsAsking(true)} />
      </Popover>
      {isAsking && (
        <Suspense>
          <LogoutEverywhereDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
