import type { Uses } from '@theke/contracts/uses';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';

const UsedDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-used-dialog" */ './used-dialog.tsx')).UsedDialog,
}));

/** Entries that cannot be deleted because they are used. */
export type Used = {
  entries: readonly { id: string; title: string; uses: Uses }[];
  /** What can be done with a single one instead. Rejects with why it could not be. */
  switchOff?: { label: string; run: () => Promise<void> } | undefined;
};

const ShowUsedContext = createContext<(used: Used) => void>(() => {});
/** Opens the dialog that says where entries are used, on whichever page somebody is by then. */
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
