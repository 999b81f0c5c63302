import { messages } from '@theke/admin/messages.de.ts';
import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { LogOut } from 'lucide-react';

/** Logout link. The account page is reached by the initials at the top of each page. */
export const logoutLink: OfficeLink = {
  to: '/logout',
  label: messages.navigation.logout,
  Icon: LogOut,
  isFoot: true,
};
