import { messages } from '@theke/admin/messages.de.ts';
import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { LogOut } from 'lucide-react';

/** The way out. The own account stands behind the initials on top of each page. */
export const logoutLink: OfficeLink = {
  to: '/logout',
  label: messages.navigation.logout,
  Icon: LogOut,
  isFoot: true,
};
