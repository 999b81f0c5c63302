import { queryOptions } from '@tanstack/react-query';
import type { Me, readMe } from '@theke/contracts/identity/user';
import { access, type Permission } from '@theke/contracts/permissions';
import { route } from '@theke/ui/api-client';
import { createContext, useContext } from 'react';
import type { OfficeApi } from './office-api.ts';

export const meQuery = (api: OfficeApi) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => api(route<typeof readMe>('GET', '/users/me'), {}, signal),
    staleTime: 5 * 60_000,
  });

/** Whether somebody may do something at all; within which branches, the server decides. */
export const may = (me: Me, permission: Permission): boolean =>
  access(
    {
      user: { id: me.id, name: fullName(me), roles: me.roles, branches: me.branches.map(({ id }) => id) },
    },
    permission,
  ) !== false;

export const fullName = ({ firstName, lastName }: Pick<Me, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** A manager may do with orders whatever staff may, and more (ORDER-05). */
export const actorOf = ({ roles }: Me): 'manager' | 'staff' =>
  roles.some((role) => role !== 'ROLE_EMPLOYEE') ? 'manager' : 'staff';

export const MeContext = createContext<Me | undefined>(undefined);

/** Who is logged in. Only within the session gate. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('nobody is logged in here');
  return me;
}
