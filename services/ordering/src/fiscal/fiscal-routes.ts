import { answerFiscalReceipt, listFiscalReceipts, readFiscalReceipt } from '@theke/contracts/ordering/fiscal-receipt';
import { accessibleBranches } from '@theke/contracts/permissions';
import type { Database } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { answerReceipt } from './answer-receipt.ts';
import { fiscalStore } from './fiscal-store.ts';

/** The fiscal port: a till fetches the receipts of its branch and answers with their signatures (docs/fiscal.md). */
export function fiscalRoutes(deps: { db: Database; now: () => Date }): Route[] {
  const { db } = deps;
  return [
    route(listFiscalReceipts, ({ tenant, access, query }) =>
      db.withTenant(tenant, (tx) => fiscalStore.list(tx, query, accessibleBranches(access))),
    ),
    route(readFiscalReceipt, ({ tenant, access, params: { id } }) =>
      db.withTenant(tenant, async (tx) => {
        const receipt = await fiscalStore.find(tx, id, accessibleBranches(access));
        if (!receipt) throw unknown('Der Kassenbeleg');
        return receipt;
      }),
    ),
    route(answerFiscalReceipt, ({ tenant, access, params: { id }, body }) =>
      answerReceipt(deps, { tenant, id, branches: accessibleBranches(access) }, body),
    ),
  ];
}
