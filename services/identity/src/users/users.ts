import { sessionEnded } from '@theke/contracts/identity/session';
import { type Me, type User, users } from '@theke/contracts/identity/user';
import type { Transaction } from '@theke/kit/database/database';
import { invalid } from '@theke/kit/problem';
import { type ResourceDeps, resourceUseCases } from '@theke/kit/resource/resource-routes';
import { sessionStore } from '../sessions/session-store.ts';
import { passwords } from './password.ts';

/** What the current user is told about itself. */
export const toMe = ({ id, firstName, lastName, email, roles, branches }: User): Me => ({
  id,
  firstName,
  lastName,
  email,
  roles,
  branches,
});

/** The users resource: the password is split off before the document is stored, and never leaves again. */
export const userUseCases = (deps: ResourceDeps) =>
  resourceUseCases(users, deps, {
    beforeSave: async (_tx, { password, ...doc }, before) => {
      if (!before && !password)
        throw invalid('REQUIRED', 'Bitte vergeben Sie ein Passwort mit mindestens zehn Zeichen.', 'password');
      return doc;
    },
    afterSave: async (tx, user, { password }) => {
      if (password) await passwords.save(tx, user.id, password);
      // Whoever knew the old password, or may no longer in, is out at once.
      if (password || !user.isActive) await endSessions(tx, user.id);
    },
    beforeDelete: (tx, id) => endSessions(tx, id),
  });

async function endSessions(tx: Transaction, user: string): Promise<void> {
  for (const id of await sessionStore.removeOf(tx, user)) tx.publish(sessionEnded(id, 1, { id, user }));
}
