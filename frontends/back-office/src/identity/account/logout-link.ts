import { messages } from '@theke/admin/messages.de.ts';
import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { LogOut } from 'lucide-react';

/** Logout link. */
export const logoutLink: OfficeLink = {
  to: '/logout',
  label: messages.navigation.logout,
  Icon: LogOut,
  isInUserMenu: true,
};
