import type { Fact } from '@theke/contracts/event';
import { tableBillChanged } from '@theke/contracts/ordering/table-bill-endpoints';

/** A signal for the live pages, so it has no version of its own. */
export const billChangedFact = ({ id, branch, table }: { id: string; branch: string; table: string | null }): Fact =>
  tableBillChanged(id, 1, { id, branch, table });
