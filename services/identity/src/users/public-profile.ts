import type { Fact } from '@theke/contracts/event';
import { type PublicProfile, profileChanged, profileDeleted } from '@theke/contracts/identity/profile';
import type { User } from '@theke/contracts/identity/user';

/** Public fields of a user's profile. */
export const toPublicProfile = ({ id, number = 0, firstName, lastName, profile }: User): PublicProfile => {
  const { isPublic: _, ...publicFields } = profile;
  return { ...publicFields, id, number, firstName, lastName };
};

/** Events after a user was saved: the profile while public, and one deletion afterwards. */
export function profileFacts(user: User, before: User | undefined): Fact[] {
  if (user.profile.isPublic) return [profileChanged(user.id, user.version, toPublicProfile(user))];
  return before?.profile.isPublic ? [profileDeleted(user.id, user.version, { id: user.id })] : [];
}
