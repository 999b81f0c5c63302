import type { LeadDraft } from '@theke/contracts/analytics/analytics-lead';

type Owner = Pick<LeadDraft, 'owner' | 'ownerUser'>;

/** Whose a lead is. Whoever writes another name and leaves the account as it was means somebody else: then it is that of no account. */
export function ownerOfLead(
  { owner, ownerUser }: Owner,
  before: Owner | undefined,
): Pick<LeadDraft, 'ownerUser' | 'isOwned'> {
  const isOwned = owner !== '';
  const isOtherName = before !== undefined && owner !== before.owner && ownerUser === before.ownerUser;
  return { isOwned, ownerUser: isOwned && !isOtherName ? ownerUser : null };
}
