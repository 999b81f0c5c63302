import { isOwnTimePageCached } from '@theke/ui/worker/own-time-worker';
import { useEffect, useState } from 'react';

/** Whether this page can be loaded offline; checked again when more punches wait. */
export function useIsPageKept(waiting: number): boolean {
  const [isKept, setIsKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again after each punch
  useEffect(() => {
    isOwnTimePageCached().then(setIsKept, () => setIsKept(false));
  }, [waiting]);
  return isKept;
}
