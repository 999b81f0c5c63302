import type { User } from '@theke/contracts/identity/user';
import { type Access, access, branchesOf } from '@theke/contracts/permissions';

/**
 * Glossary.
 * branches  the branches whose orders somebody may be told of; null: every branch of the business
 * until     the moment from which on it is none at all; null: there is no such moment
 */
export type PushAudience = { branches: readonly string[] | null; until: Date | null };

/** Of somebody who was switched off or deleted. */
export const noAudience: PushAudience = { branches: [], until: null };

export const audienceOfAccess = (granted: Access, until: Date | null = null): PushAudience =>
  granted === false ? noAudience : { branches: branchesOf(granted), until };

/** By the same table that decides who may subscribe at all. */
export function audienceOfUser(user: Pick<User, 'id' | 'roles' | 'branches' | 'isActive' | 'expiresAt'>): PushAudience {
  if (!user.isActive) return noAudience;
  const branches = user.branches.map(({ id }) => id);
  const granted = access({ user: { id: user.id, name: '', roles: user.roles, branches } }, 'push.receive');
  return audienceOfAccess(granted, user.expiresAt === null ? null : new Date(user.expiresAt));
}
