import { icon } from '@theke/ui/icon';
import { KeyRound, LogOut, MonitorX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { LogoutEverywhereDialog } from '../account/logout-everywhere-dialog.tsx';
import { fullName, useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import { Popover } from '../ui/popover.tsx';
import * as css from './user-menu.module.css';

/** The user's initials; behind them who that is, the own password and the ways out. */
export function UserMenu() {
  const me = useMe();
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
        <Link className={css.item} to="/account">
          <KeyRound {...icon} size={18} />
          {messages.account.changePassword}
        </Link>
        <Link className={css.item} to="/logout">
          <LogOut {...icon} size={18} />
          {messages.navigation.logout}
        </Link>
        <button type="button" data-closes className={css.item} onClick={() => setIsAsking(true)}>
          <MonitorX {...icon} size={18} />
          {messages.account.everywhere}
        </button>
      </Popover>
      {isAsking && <LogoutEverywhereDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
