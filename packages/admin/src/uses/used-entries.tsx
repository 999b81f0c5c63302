import type { Uses } from '@theke/contracts/uses';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';

const UsedDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-used-dialog" */ './used-dialog.tsx')).UsedDialog,
}));

/** Entries that cannot be deleted because they are used. */
export type Used = {
  entries: readonly { id: string; title: string; uses: Uses }[];
  /** Alternative for a single entry. Rejects with the reason. */
  switchOff?: { label: string; run: () => Promise<void> } | undefined;
};

const ShowUsedContext = createContext<(used: Used) => void>(() => {});
/** Returns a function that opens the dialog, on whichever page is shown by then. */
export const useShowUsed = () => useContext(ShowUsedContext);

export function UsedEntries({ children }: { children: ReactNode }) {
  const [used, setUsed] = useState<Used>();
  return (
    <ShowUsedContext value={setUsed}>
      {children}
      {used && (
        <Suspense>
          <UsedDialog used={used} onClose={() => setUsed(undefined)} />
        </Suspense>
      )}
    </ShowUsedContext>
  );
}
