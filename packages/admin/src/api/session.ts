import { queryOptions } from '@tanstack/react-query';
import type { Me, readMe } from '@theke/contracts/identity/user';
import { access, isLead, type Permission } from '@theke/contracts/permissions';
import { route } from '@theke/ui/api-client';
import { createContext, useContext } from 'react';
import type { OfficeApi } from './office-api.ts';

export const meQuery = (api: OfficeApi) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => api(route<typeof readMe>('GET', '/users/me'), {}, signal),
    staleTime: 5 * 60_000,
  });

/** Whether a user has a permission in any branch; the server checks the branch. */
export const may = (me: Me, permission: Permission): boolean =>
  access(
    {
      user: { id: me.id, name: fullName(me), roles: me.roles, branches: me.branches.map(({ id }) => id) },
    },
    permission,
  ) !== false;

export const fullName = ({ firstName, lastName }: Pick<Me, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Managers may do with orders everything that staff may, and more (ORDER-05). */
export const actorOf = ({ roles }: Me): 'manager' | 'staff' => (isLead(roles) ? 'manager' : 'staff');

export const MeContext = createContext<Me | undefined>(undefined);

/** Returns the logged-in user. Only within the session gate. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('nobody is logged in here');
  return me;
}
