import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { type User, users } from '@theke/contracts/identity/user';
import { partOf } from '../../gateway/shared/part-of.ts';
import { actorText } from './actor-text.ts';
import { logMessages } from './log-messages.de.ts';

const query = { page: 1, pageSize: 500, sort: 'lastName' };

/** All staff, to choose or name actors. */
export function useStaff(): readonly User[] {
  const api = useApi();
  const { data } = useQuery({
    ...endpointQuery(api, users.endpoints.list, { query }),
    enabled: may(useMe(), 'users.read'),
    staleTime: 60_000,
  });
  return data?.data ?? [];
}

/** Returns a function that names a member of staff by id; undefined for a deleted one. */
export function useStaffName(): (id: string) => string | undefined {
  const staff = useStaff();
  return (id) => {
    const found = staff.find((user) => user.id === id);
    return found && `${found.firstName} ${found.lastName}`;
  };
}

/** Returns a function that names an actor of the audit log: `user:ID`, `key:ID`, `guest`, `system:SERVICE`. */
export function useActorText(): (actor: string) => string {
  const nameOf = useStaffName();
  return (actor) =>
    actorText(actor, {
      nameOf,
      partOf: (service) => partOf(service).label,
      texts: logMessages.actors,
    });
}
