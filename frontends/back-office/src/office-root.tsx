import { useQueryClient } from '@tanstack/react-query';
import { makeAuthProvider } from '@theke/admin/api/auth-provider.ts';
import { makeDataProvider } from '@theke/admin/api/data-provider.ts';
import { i18nProvider } from '@theke/admin/api/i18n-provider.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { refreshingShop } from '@theke/admin/api/refresh-shop.ts';
import { type FindResource, resourcesIn } from '@theke/admin/resources/definitions.ts';
import { Notifications } from '@theke/admin/ui/notifications.tsx';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { useState } from 'react';
import { Outlet } from 'react-router';

/** Loaded with the first list or form; board and login do not need it. */
const find: FindResource = async (name) => {
  const { officeIndex } = await import(/* webpackChunkName: "office-frame" */ './office-index.ts');
  return resourcesIn(officeIndex)(name);
};

/** react-admin's providers, below the router, so that it uses ours and creates none. */
export function OfficeRoot() {
  const api = useApi();
  const client = useQueryClient();
  const [providers] = useState(() => ({
    dataProvider: refreshingShop(makeDataProvider(api, find), client),
    authProvider: makeAuthProvider(api, client, find),
    store: memoryStore(),
  }));
  return (
    <CoreAdminContext {...providers} i18nProvider={i18nProvider} queryClient={client}>
      <Outlet />
      <Notifications />
    </CoreAdminContext>
  );
}
