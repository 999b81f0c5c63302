import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import type { Used } from './used.ts';

const UsedDialog = lazy(async () => ({
  default: (await import('./used-dialog.tsx')).UsedDialog,
}));

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
