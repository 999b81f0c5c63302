import type { InitConfig } from '@theke/contracts/gateway/init';
import { manifestPath } from '@theke/contracts/gateway/service-worker-path';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppFlow } from './app-flow.tsx';
import { isSupported } from './can-install.ts';
import { letGoOfWorker, registeredApp } from './worker.ts';

/** Offers to install the app; with the plugin off, removes what an earlier visit has cached (APP-05, APP-07). */
export async function startApp(config: InitConfig): Promise<void> {
  if (!isSupported()) return;
  if (!config.enablePluginPWA) return letGoOfWorker();
  const registration = await registeredApp().catch(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <AppFlow config={config} registration={registration} />
    </StrictMode>,
  );
  // Last, so that the listener for the browser's install event is registered before.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestPath }));
}
