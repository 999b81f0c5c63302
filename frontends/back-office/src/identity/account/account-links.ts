import { messages } from '@theke/admin/messages.de.ts';
import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { LogOut, UserRound } from 'lucide-react';
import { accountMessages } from './account-messages.de.ts';

/** The own account and the way out. */
export const accountLinks: readonly OfficeLink[] = [
  { to: '/account', label: accountMessages.title, Icon: UserRound, isFoot: true },
  { to: '/logout', label: messages.navigation.logout, Icon: LogOut, isFoot: true },
];
