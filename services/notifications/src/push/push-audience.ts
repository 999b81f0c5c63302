import type { User } from '@theke/contracts/identity/user';
import { type Access, access, accessibleBranches } from '@theke/contracts/permissions';

/**
 * Glossary.
 * branches  whose orders an owner may be notified about; null: every branch of the business
 * until     time at which this access ends; null: never
 */
export type PushAudience = { branches: readonly string[] | null; until: Date | null };

/** Address for mails about the integration; null: no active administrator. */
export const adminEmailOf = ({ roles, email, isActive }: Pick<User, 'roles' | 'email' | 'isActive'>): string | null =>
  isActive && roles.includes('ROLE_ADMIN') ? email : null;

/** Audience of a disabled or deleted user. */
export const noAudience: PushAudience = { branches: [], until: null };

export const audienceOfAccess = (granted: Access, until: Date | null = null): PushAudience =>
  granted === false ? noAudience : { branches: accessibleBranches(granted), until };

/** Uses the same permission table as the subscription itself. */
export function audienceOfUser(user: Pick<User, 'id' | 'roles' | 'branches' | 'isActive' | 'expiresAt'>): PushAudience {
  if (!user.isActive) return noAudience;
  const branches = user.branches.map(({ id }) => id);
  const granted = access({ user: { id: user.id, name: '', roles: user.roles, branches } }, 'push.receive');
  return audienceOfAccess(granted, user.expiresAt === null ? null : new Date(user.expiresAt));
}
