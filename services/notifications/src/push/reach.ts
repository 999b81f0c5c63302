import type { User } from '@theke/contracts/identity/user';
import { type Access, access } from '@theke/contracts/permissions';

/**
 * Glossary.
 * reach   the branches whose orders somebody may be told of; null: every branch of the business
 * until   the moment from which on it is none at all; null: there is no such moment
 */
export type Reach = { branches: readonly string[] | null; until: Date | null };

/** Of somebody who was switched off or deleted. */
export const noReach: Reach = { branches: [], until: null };

export const reachOfAccess = (granted: Access, until: Date | null = null): Reach =>
  granted === false ? noReach : { branches: granted === true ? null : granted.branches, until };

/** By the same table that decides who may subscribe at all. */
export function reachOfUser(user: Pick<User, 'id' | 'roles' | 'branches' | 'isActive' | 'expiresAt'>): Reach {
  if (!user.isActive) return noReach;
  const branches = user.branches.map(({ id }) => id);
  const granted = access({ tenant: '', user: { id: user.id, name: '', roles: user.roles, branches } }, 'push.receive');
  return reachOfAccess(granted, user.expiresAt === null ? null : new Date(user.expiresAt));
}
