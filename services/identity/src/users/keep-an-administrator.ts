import type { User } from '@theke/contracts/identity/user';
import type { Transaction } from '@theke/kit/database/database';
import { conflict } from '@theke/kit/problem';
import { isShutOut } from './refuse-shut-out.ts';

export type Access = Pick<User, 'roles' | 'isActive' | 'expiresAt'>;

/** Whether the user can administrate the business now: has the role and can log in. */
export const isAdministrator = (user: Access, now: Date): boolean =>
  user.roles.includes('ROLE_ADMIN') && !isShutOut(user, now);

/**
 * Requires another administrator, because nobody else may edit users.
 * @param leaving user who loses the role or is deleted
 * @throws Problem 409 LAST_ADMINISTRATOR if it is the only one
 */
export async function keepAnAdministrator(tx: Transaction, leaving: string, now: Date): Promise<void> {
  // Locks all administrators in order, so that concurrent changes are serialised.
  const administrators = await tx.query<{ id: string }>(
    `select id from users
     where doc -> 'roles' ? 'ROLE_ADMIN' and (doc ->> 'isActive')::boolean
       and coalesce((doc ->> 'expiresAt')::timestamptz > $1, true)
     order by id for update`,
    [now],
  );
  if (administrators.length === 1 && administrators[0]?.id === leaving)
    throw conflict(
      'LAST_ADMINISTRATOR',
      'Das ist der letzte Zugang mit der Rolle Administration. Bitte geben Sie diese Rolle zuerst jemand anderem.',
    );
}
