import type { LeadDraft } from '@theke/contracts/analytics/analytics-lead';
import type { Transaction } from '@theke/kit/database/database';
import { commonPhoneRegion, type PhoneRegion, parsePhone, phoneRegionOf, storedPhone } from '@theke/kit/phone';
import { branchCopies } from '../branch-copies.ts';

type Contact = Pick<LeadDraft, 'phone' | 'branch'>;

/** Country of the lead's branch, else of most branches. */
async function regionOfLead(tx: Transaction, { branch }: Contact): Promise<PhoneRegion> {
  const { find, all } = branchCopies.stores.branches;
  const foundBranch = branch && (await find(tx, branch.id));
  return foundBranch ? phoneRegionOf(foundBranch) : commonPhoneRegion(await all(tx));
}

/**
 * Normalises the phone to E.164, so that an order with the same number wins the lead. @throws Problem 422 PHONE_INVALID
 */
export const phoneOfLead = async (tx: Transaction, draft: Contact, before?: Contact): Promise<string> =>
  draft.phone === '' ? '' : storedPhone(draft.phone, { region: await regionOfLead(tx, draft), before: before?.phone });

/** Normalises the phone of a form. Keeps an invalid number as typed, because the sender can no longer correct it. */
export const phoneOfForm = async (tx: Transaction, draft: Contact): Promise<string> =>
  draft.phone === '' ? '' : (parsePhone(draft.phone, await regionOfLead(tx, draft)) ?? draft.phone);
