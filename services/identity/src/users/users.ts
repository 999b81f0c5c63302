import { profileDeleted } from '@theke/contracts/identity/profile';
import { type Me, type User, users } from '@theke/contracts/identity/user';
import { importStore } from '@theke/kit/imports/import-store';
import { shownPhone } from '@theke/kit/phone';
import { nextNumber } from '@theke/kit/resource/next-number';
import { postgresResourceStore } from '@theke/kit/resource/postgres-resource-store';
import type { ResourceHooks } from '@theke/kit/resource/resource-use-cases';
import { refused } from '../errors.ts';
import { userImportTables } from '../imports/user-import-tables.ts';
import { loginLinks } from '../login-links/login-link-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { loginFailures } from '../sessions/login-failures.ts';
import type { Session } from '../sessions/session.ts';
import { isAdministrator, keepAnAdministrator } from './keep-an-administrator.ts';
import { isEmailOf, passwords } from './password.ts';
import { profileFacts } from './public-profile.ts';
import { isShutOut } from './refuse-shut-out.ts';

const userStore = postgresResourceStore(users);

/** Data of the current user for the user itself. */
export const toMe = ({ id, firstName, lastName, email, roles, branches, isDriver }: User): Me => ({
  id,
  firstName,
  lastName,
  email,
  roles,
  branches,
  ...(isDriver && { isDriver }),
});

/** The user of a session, marked if the session lacks a required second step. */
export const toCaller = (user: User, { isHeldBack }: Pick<Session, 'isHeldBack'>): Me => ({
  ...toMe(user),
  ...(isHeldBack && { mustSetUpSecondStep: true }),
});

/** Hooks of the users resource: separates the password from the document before it is stored; it is never returned. */
export const userHooks = (now: () => Date): ResourceHooks<(typeof users)['draft']> => ({
  beforeSave: async (tx, { password, ...sent }, before) => {
    const phone = shownPhone(sent.profile.phone, {
      region: 'AT',
      field: 'profile.phone',
      before: before?.profile.phone,
    });
    const doc = { ...sent, profile: { ...sent.profile, phone } };
    if (password && isEmailOf(doc, password)) throw refused('PASSWORD_IS_EMAIL', 'password');
    if (before && isAdministrator(before, now()) && !isAdministrator(doc, now()))
      await keepAnAdministrator(tx, before.id, now());
    if (!doc.profile.isPublic || doc.number !== undefined) return doc;
    return { ...doc, number: await nextNumber(tx, 'users') };
  },
  afterSave: async (tx, user, { password }, before) => {
    tx.publish(...profileFacts(user, before));
    if (password) {
      await passwords.save(tx, user.id, password);
      await loginLinks.withdraw(tx, user.id);
      // A new password gives a locked-out user access.
      await loginFailures.forgetAll(tx, user.email);
    }
    // Ends all sessions after a new password, a block of the account, or changed roles.
    if (password || isShutOut(user, now()) || (before && !isSame(before.roles, user.roles)))
      await endSessions(tx, user.id);
  },
  beforeDelete: async (tx, id) => {
    await keepAnAdministrator(tx, id, now());
    const user = await userStore.find(tx, id);
    if (user?.profile.isPublic) tx.publish(profileDeleted(id, user.version + 1, { id }));
    await endSessions(tx, id);
    await importStore(userImportTables).forget(tx, id);
  },
});

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));
