import { useQuery, useQueryClient } from '@tanstack/react-query';
import { makeAuthProvider } from '@theke/admin/api/auth-provider.ts';
import { makeDataProvider } from '@theke/admin/api/data-provider.ts';
import { i18nProvider } from '@theke/admin/api/i18n-provider.ts';
import { ApiContext, makeOfficeApi } from '@theke/admin/api/office-api.ts';
import { ShopContext, shopQuery } from '@theke/admin/api/shop.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { Notifications } from '@theke/admin/ui/notifications.tsx';
import { ErrorPanel } from '@theke/ui/error-panel';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { useState } from 'react';
import { Outlet, RouterProvider } from 'react-router';
import { knownResources } from './office-resources.ts';
import { basename, makeRouter } from './router.tsx';

/** The path below the back office's own address, as the router takes it. */
const pathOf = ({ pathname }: { pathname: string }) => pathname.slice(basename.length) || '/';

/** Where the browser goes when a session has ended; from there it comes back. */
const loginPath = (location: { pathname: string; search: string }, hadSession: boolean) =>
  `/login?from=${encodeURIComponent(pathOf(location) + location.search)}${hadSession ? '&ended' : ''}`;

/** Providers below the router: react-admin finds the router and makes none of its own. */
function makeOffice(client: ReturnType<typeof useQueryClient>) {
  const api = makeOfficeApi(() => {
    const { location } = router.state;
    const hadSession = client.getQueryData(['me']) !== undefined;
    client.removeQueries({ queryKey: ['me'] });
    if (pathOf(location) !== '/login') void router.navigate(loginPath(location, hadSession), { replace: true });
  });
  const dataProvider = makeDataProvider(api, knownResources);
  const authProvider = makeAuthProvider(api, client, knownResources);
  const store = memoryStore();
  const Root = () => (
    <ApiContext value={api}>
      <CoreAdminContext {...{ dataProvider, authProvider, i18nProvider, store }} queryClient={client}>
        <Outlet />
        <Notifications />
      </CoreAdminContext>
    </ApiContext>
  );
  const router = makeRouter(<Root />);
  return router;
}

export function App() {
  const client = useQueryClient();
  const [router] = useState(() => makeOffice(client));
  const { data: shop, isError, refetch } = useQuery(shopQuery);
  if (shop)
    return (
      <ShopContext value={shop}>
        <RouterProvider router={router} />
      </ShopContext>
    );
  if (!isError) return null;
  return (
    <ErrorPanel
      message="Daten konnten nicht geladen werden."
      retryLabel={messages.retry}
      onRetry={() => void refetch()}
    />
  );
}
