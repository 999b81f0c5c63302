import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiContext, makeOfficeApi } from '@theke/admin/api/office-api.ts';
import { ShopContext, shopQuery } from '@theke/admin/api/shop.ts';
import { messages } from '@theke/admin/messages.de.ts';
import type { Me } from '@theke/contracts/identity/user';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { loadingMessages } from './loading-messages.de.ts';
import { basename, makeRouter } from './router.tsx';
import { beginKept, forgetKept, keepNobodyElse } from './time-tracking/domain/own-device/kept-own-time.ts';

/** The path below the back office's own address, as the router takes it. */
const pathOf = ({ pathname }: { pathname: string }) => pathname.slice(basename.length) || '/';

/** Where the browser goes when a session has ended; from there it comes back. */
const loginPath = (location: { pathname: string; search: string }, hadSession: boolean) =>
  `/login?from=${encodeURIComponent(pathOf(location) + location.search)}${hadSession ? '&ended' : ''}`;

function makeOffice(client: QueryClient) {
  beginKept(client);
  client.getQueryCache().subscribe(({ type, query }) => {
    const me = query.queryKey[0] === 'me' ? (query.state.data as Me | undefined) : undefined;
    if (type === 'updated' && me) keepNobodyElse(me.id);
  });
  const router = makeRouter();
  const api = makeOfficeApi(() => {
    const { location } = router.state;
    const hadSession = client.getQueryData(['me']) !== undefined;
    client.removeQueries({ queryKey: ['me'] });
    forgetKept();
    if (pathOf(location) !== '/login') void router.navigate(loginPath(location, hadSession), { replace: true });
  });
  return { router, api };
}

export function App() {
  const client = useQueryClient();
  const [{ router, api }] = useState(() => makeOffice(client));
  const { data: shop, isError, refetch } = useQuery(shopQuery);
  if (shop)
    return (
      <ShopContext value={shop}>
        <ApiContext value={api}>
          <RouterProvider router={router} />
        </ApiContext>
      </ShopContext>
    );
  if (!isError) return null;
  return <ErrorPanel message={loadingMessages.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />;
}
