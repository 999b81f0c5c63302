import type { Init, InitConfig } from '@theke/contracts/gateway/init';
import type { Me } from '@theke/contracts/identity/user';
import type { PagePath } from '@theke/rules/site/page-paths';
import { isSelfService } from '@theke/ui/self-service';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toolbar } from './toolbar.tsx';

/** Shows the staff toolbar in the shop, except in the settings' preview frame and on a kiosk. */
export function startToolbar(init: Init, { config, pages }: { config: InitConfig; pages: readonly PagePath[] }): void {
  const me = init.find(({ url }) => url === '/users/me')?.data as Me | undefined;
  if (!me || window.top !== window || isSelfService()) return;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <Toolbar {...{ me, init, config, pages }} />
    </StrictMode>,
  );
}
