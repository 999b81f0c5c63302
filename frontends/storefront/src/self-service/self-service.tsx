import { branchIdentifierOf } from '@theke/rules/site/page';
import { selfServiceBranch, startSelfService } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { lazyPage } from '../lazy-page.tsx';
import { usePlace } from '../router/place.ts';

const Kiosk = lazyPage(() => import(/* webpackChunkName: "kiosk" */ './kiosk.tsx'), null);

const never = () => () => undefined;

/** Replaces the pages by those of a kiosk if the URL or the session says so (KIOSK-01). */
export function SelfService({ children }: { children: ReactNode }) {
  const { config, branches } = useShop();
  const { pathname, search } = usePlace();
  const requested = new URLSearchParams(search).get('selfservice') === '1' ? branchIdentifierOf(pathname) : undefined;
  // The server renders without a kiosk.
  const stored = useSyncExternalStore(
    never,
    () => selfServiceBranch(config.shopKey),
    () => undefined,
  );
  const branch = branches.find(({ identifier }) => identifier === (requested ?? stored));
  useEffect(() => {
    if (requested) startSelfService(config.shopKey, requested);
  }, [requested, config.shopKey]);
  return branch ? <Kiosk branch={branch} /> : children;
}
