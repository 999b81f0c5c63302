import { icon } from '@theke/ui/icon';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { fullName, useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import { Popover } from '../ui/popover.tsx';
import * as css from './user-menu.module.css';

/** The user's initials; behind them who that is and the way out. */
export function UserMenu() {
  const me = useMe();
  const name = fullName(me);
  const initials = `${me.firstName.charAt(0)}${me.lastName.charAt(0)}`;
  return (
    <Popover label={`${initials}, ${messages.navigation.account(name)}`} buttonClass={css.initials} button={initials}>
      <div className={css.who}>
        <b>{name}</b>
        <span>{me.email}</span>
        <span>{me.roles.map((role) => messages.roles[role]).join(', ')}</span>
      </div>
      <Link className={css.item} to="/logout">
        <LogOut {...icon} size={18} />
        {messages.navigation.logout}
      </Link>
    </Popover>
  );
}
