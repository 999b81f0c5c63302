import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { UserRoundCog } from 'lucide-react';
import { accountMessages } from './account-messages.de.ts';

export const accountLink: OfficeLink = {
  to: '/account',
  label: accountMessages.changePassword,
  Icon: UserRoundCog,
  needs: 'account.read',
  isInUserMenu: true,
};
