import { terminalWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import { useEffect } from 'react';

/** Makes the page available offline. Browsers without service workers only show it online. */
export const useTerminalWorker = (): void =>
  useEffect(() => {
    navigator.serviceWorker?.register(terminalWorkerPath, { scope: '/terminal' }).catch(() => undefined);
  }, []);
