import type { User } from '@theke/contracts/identity/user';
import type { Transaction } from '@theke/kit/database/database';
import { conflict } from '@theke/kit/problem';
import { isShutOut } from './refuse-shut-out.ts';

export type Access = Pick<User, 'roles' | 'isActive' | 'expiresAt'>;

/** Whether somebody can run the business at this moment: has the role and gets in. */
export const isAdministrator = (user: Access, now: Date): boolean =>
  user.roles.includes('ROLE_ADMIN') && !isShutOut(user, now);

/**
 * A business without an administrator could never again have one: nobody else may edit users.
 * @param leaving who is about to be none, or to be deleted
 * @throws Problem 409 LAST_ADMINISTRATOR where that is the only one
 */
export async function keepAnAdministrator(tx: Transaction, leaving: string, now: Date): Promise<void> {
  // All of them are locked, in one order: two who switch each other off at the same time do it one after the other.
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
