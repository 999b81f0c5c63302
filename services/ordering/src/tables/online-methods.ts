import type { OnlineMethod } from '@theke/contracts/payments/payment';
import type { Transaction } from '@theke/kit/database/database';
import { onlinePayments } from '@theke/rules/payments/payment-methods';
import { offerStore } from '../offer/offer-store.ts';

/** Ways in which guests of a branch can pay their part of a bill online (TABLE-13). */
export async function onlineMethods(tx: Transaction, tenant: string, branchId: string): Promise<OnlineMethod[]> {
  const [branch, config] = await Promise.all([offerStore.findBranch(tx, branchId), offerStore.findConfig(tx, tenant)]);
  return branch && config ? onlinePayments(config, branch) : [];
}
