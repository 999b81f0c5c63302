import type { LeadDraft } from '@theke/contracts/analytics/analytics-lead';

type Owner = Pick<LeadDraft, 'owner' | 'ownerUser'>;

/**
 * Account that owns a lead. A changed name with an unchanged account means another person, so the account is removed.
 */
export function ownerOfLead(
  { owner, ownerUser }: Owner,
  before: Owner | undefined,
): Pick<LeadDraft, 'ownerUser' | 'isOwned'> {
  const isOwned = owner !== '';
  const isOtherName = before !== undefined && owner !== before.owner && ownerUser === before.ownerUser;
  return { isOwned, ownerUser: isOwned && !isOtherName ? ownerUser : null };
}
