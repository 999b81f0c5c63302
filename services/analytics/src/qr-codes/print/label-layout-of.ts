import type { Transaction } from '@theke/kit/database/database';
import { type LabelKind, type LabelLayout, labelLayouts } from '@theke/rules/qr/label-layout';
import { tenantCopies } from '../../tenant-copies.ts';

/** What the tenant has set; the usual layout where its settings are not known here, or were last told before there were layouts. */
export async function labelLayoutOf(tx: Transaction, tenant: string, kind: LabelKind): Promise<LabelLayout> {
  const known = await tenantCopies.stores.configs.find(tx, tenant);
  return known?.config.labels?.[kind] ?? labelLayouts[kind];
}
