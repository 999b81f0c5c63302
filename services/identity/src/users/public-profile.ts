import type { Fact } from '@theke/contracts/event';
import { type PublicProfile, profileChanged, profileDeleted } from '@theke/contracts/identity/profile';
import type { User } from '@theke/contracts/identity/user';

/** What the site may say of somebody, and nothing else. */
export const profileOf = ({ id, number = 0, firstName, lastName, profile }: User): PublicProfile => {
  const { isPublic: _, ...said } = profile;
  return { ...said, id, number, firstName, lastName };
};

/** What others are told after an account was saved: the profile while it is public, that it is gone once. */
export function profileFacts(user: User, before: User | undefined): Fact[] {
  if (user.profile.isPublic) return [profileChanged(user.id, user.version, profileOf(user))];
  return before?.profile.isPublic ? [profileDeleted(user.id, user.version, { id: user.id })] : [];
}
