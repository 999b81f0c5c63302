import { terminalWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import { useEffect } from 'react';

/** From now on this page opens without a connection. A browser that keeps nothing shows it with one. */
export const useTerminalWorker = (): void =>
  useEffect(() => {
    navigator.serviceWorker?.register(terminalWorkerPath, { scope: '/terminal' }).catch(() => undefined);
  }, []);
