import { generationDecided, generationProgressed } from '@theke/contracts/ai/generation';
import type { Transaction } from '@theke/kit/database/database';
import { fromMoney } from '@theke/rules/money/money';
import type { Job } from './generation-row.ts';

/** Signals open pages; `decided` also tells the audit log. */
export function publishJob(
  tx: Transaction,
  { id, version, user, use, state, subject, model, cost }: Job,
  kind: 'decided' | 'progressed',
): void {
  tx.publish(generationProgressed(id, version, { id, user: user.id }));
  if (kind === 'decided')
    tx.publish(
      generationDecided(id, version, { id, use, state, subject, model, cost: cost === null ? null : fromMoney(cost) }),
    );
}
