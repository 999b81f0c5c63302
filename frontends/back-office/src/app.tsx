import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiContext, makeOfficeApi } from '@theke/admin/api/office-api.ts';
import { ShopContext, shopQuery } from '@theke/admin/api/shop.ts';
import { messages } from '@theke/admin/messages.de.ts';
import type { Me } from '@theke/contracts/identity/user';
import { ErrorPanel } from '@theke/ui/error-panel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { loadingMessages } from './loading-messages.de.ts';
import { basename, makeRouter } from './router.tsx';
import {
  clearOwnTimeCache,
  keepNobodyElse,
  startOwnTimeCache,
} from './time-tracking/shared/own-device/own-time-cache.ts';

const LoginAgain = lazy(async () => ({
  default: (await import('./identity/login/login-again.tsx')).LoginAgain,
}));

/** Path relative to the back office, as used by the router. */
const pathOf = ({ pathname }: { pathname: string }) => pathname.slice(basename.length) || '/';

/** Login path after the end of a session; returns to the current page afterwards. */
const loginPath = (location: { pathname: string; search: string }, hadSession: boolean) =>
  `/login?from=${encodeURIComponent(pathOf(location) + location.search)}${hadSession ? '&ended' : ''}`;

/** A user whose session ended, and the callback for whether they logged in again. */
type Ended = { me: Me; answer: (isBack: boolean) => void };

/** @param ask asks the user to log in again; called once, however many calls were refused */
function makeOffice(client: QueryClient, ask: (me: Me) => Promise<boolean>) {
  startOwnTimeCache(client);
  client.getQueryCache().subscribe(({ type, query }) => {
    const me = query.queryKey[0] === 'me' ? (query.state.data as Me | undefined) : undefined;
    if (type === 'updated' && me) keepNobodyElse(me.id);
  });
  const router = makeRouter();
  const leave = (hadSession: boolean) => {
    const { location } = router.state;
    client.removeQueries({ queryKey: ['me'] });
    clearOwnTimeCache();
    if (pathOf(location) !== '/login') void router.navigate(loginPath(location, hadSession), { replace: true });
  };
  let pendingLogin: Promise<boolean> | undefined;
  const api = makeOfficeApi(async () => {
    const me = client.getQueryData<Me>(['me']);
    if (!me) {
      leave(false);
      return false;
    }
    pendingLogin ??= ask(me).finally(() => {
      pendingLogin = undefined;
    });
    const isBack = await pendingLogin;
    if (!isBack) leave(true);
    return isBack;
  });
  return { router, api };
}

export function App() {
  const client = useQueryClient();
  const [ended, setEnded] = useState<Ended>();
  const [{ router, api }] = useState(() =>
    makeOffice(client, (me) => new Promise((answer) => setEnded({ me, answer }))),
  );
  const end = (isBack: boolean) => {
    setEnded(undefined);
    ended?.answer(isBack);
  };
  // A logout by a button or another dialog already navigates to the login page.
  useEffect(() => {
    if (!ended) return;
    return router.subscribe(({ location }) => {
      if (pathOf(location) !== '/login') return;
      setEnded(undefined);
      ended.answer(false);
    });
  }, [ended, router]);
  const { data: shop, isError, refetch } = useQuery(shopQuery);
  if (shop)
    return (
      <ShopContext value={shop}>
        <ApiContext value={api}>
          <RouterProvider router={router} />
          {ended && (
            <Suspense>
              <LoginAgain
                me={ended.me}
                onBack={(me) => {
                  client.setQueryData(['me'], me);
                  end(true);
                }}
                onLeave={() => end(false)}
              />
            </Suspense>
          )}
        </ApiContext>
      </ShopContext>
    );
  if (!isError) return null;
  return <ErrorPanel message={loadingMessages.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />;
}
