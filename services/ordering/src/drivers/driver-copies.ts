import { type User, users } from '@theke/contracts/identity/user';
import { access, accessibleBranches } from '@theke/contracts/permissions';
import { copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { driverStore } from './driver-store.ts';

/** Copies the active users that are marked as drivers, with the branches whose orders they may move (DELIVERY-01). */
export const driverCopies: WorkSubscription = copyOf(users.events, {
  apply: async (tx, user) => {
    const branches = deliveredBranches(user);
    if (branches === undefined) driverStore.remove(tx, user.id);
    else driverStore.save(tx, { id: user.id, name: nameOf(user), firstName: user.firstName }, branches);
  },
  remove: async (tx, id) => driverStore.remove(tx, id),
});

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

/** Branches that a user delivers for; null: all, undefined: none. */
function deliveredBranches(user: User): readonly string[] | null | undefined {
  if (!user.isDriver || !user.isActive) return undefined;
  const { id, roles } = user;
  const own = user.branches.map((branch) => branch.id);
  const branches = accessibleBranches(
    access({ user: { id, name: nameOf(user), roles, branches: own } }, 'orders.write'),
  );
  return branches?.length === 0 ? undefined : branches;
}
