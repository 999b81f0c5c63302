import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { users } from '@theke/contracts/identity/user';
import { UserCog } from 'lucide-react';
import { lazy } from 'react';
import { UserListTools } from './user-list-tools.tsx';

const UserTools = lazy(async () => ({
  default: (await import('./user-tools.tsx')).UserTools,
}));

export const officeUsers = officeResource(users, {
  group: 'people',
  Icon: UserCog,
  newLabel: 'Neuer Benutzer',
  titleOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  heading: { field: 'lastName', label: 'Name' },
  subtitleOf: ({ email }) => email,
  columns: [
    { field: 'roles', from: 'tablet' },
    { field: 'branches', from: 'desktop' },
    { field: 'expiresAt', from: 'desktop', label: 'Gültig bis' },
    { field: 'isActive', from: 'tablet' },
  ],
  views: [
    { label: 'Alle', filter: {} },
    { label: 'Aktiv', filter: { isActive: 'true' } },
    { label: 'Deaktiviert', filter: { isActive: 'false' } },
  ],
  switchable: { field: 'isActive', on: 'Aktivieren', off: 'Deaktivieren' },
  ListTools: UserListTools,
  Tools: UserTools,
});
