import type { Init } from '@theke/contracts/gateway/init';
import type { ListedFrontend } from '@theke/rules/site/page-paths';
import { initEntry } from '@theke/ui/init-data';
import type { Frame } from './guest-header.tsx';

/** Data of the frame, in the browser and on the server; undefined without the tenant's configuration. */
export function makeFrame(init: Init, frontends: readonly ListedFrontend[]): Frame | undefined {
  const config = initEntry(init, '/config');
  return (
    config && {
      config,
      divisions: initEntry(init, '/divisions') ?? [],
      branches: initEntry(init, '/branches') ?? [],
      hasSearch: initEntry(init, '/search') === true,
      pages: frontends.flatMap(({ paths }) => paths),
    }
  );
}
