import type { blockGiftCard, redeemGiftCard } from '@theke/contracts/ordering/gift-card';
import { accessibleBranches } from '@theke/contracts/permissions';
import type { Call } from '@theke/kit/http/route';

type StaffCall = Pick<Call<typeof redeemGiftCard>, 'tenant' | 'access' | 'identity' | 'params'> & {
  body: { version: number };
};

const nameOf = ({ identity: { user, key } }: Pick<StaffCall, 'identity'>): string => user?.name ?? key?.name ?? 'Team';

/** A change of a card by staff. */
export const changeCallOf = (call: Pick<Call<typeof blockGiftCard>, 'tenant' | 'identity' | 'params' | 'body'>) => ({
  tenant: call.tenant,
  id: call.params.id,
  version: call.body.version,
  reason: call.body.reason,
  by: nameOf(call),
});

/** A change of an order by staff. */
export function orderCallOf(call: StaffCall) {
  const branches = accessibleBranches(call.access);
  const scope = branches === null || { branches };
  return { tenant: call.tenant, id: call.params.id, version: call.body.version, scope, by: nameOf(call) };
}
