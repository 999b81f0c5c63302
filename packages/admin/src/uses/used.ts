import type { Uses } from '@theke/contracts/uses';

/** Entries that cannot be deleted because they are used. */
export type Used = {
  entries: readonly { id: string; title: string; uses: Uses }[];
  /** Alternative for a single entry. Rejects with the reason. */
  switchOff?: { label: string; run: () => Promise<void> } | undefined;
};
