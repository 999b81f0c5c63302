import type { Transaction } from '@theke/kit/database/database';
import { type LabelKind, type LabelLayout, labelLayouts } from '@theke/rules/qr/label-layout';
import { tenantCopies } from '../../tenant-copies.ts';

/** The tenant's label layout; default: the usual one, also for settings from before layouts existed. */
export async function findLabelLayout(tx: Transaction, tenant: string, kind: LabelKind): Promise<LabelLayout> {
  const stored = await tenantCopies.stores.configs.find(tx, tenant);
  return stored?.config.labels?.[kind] ?? labelLayouts[kind];
}
