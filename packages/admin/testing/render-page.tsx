import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import type { Me } from '@theke/contracts/identity/user';
import { ToastProvider } from '@theke/ui/toast';
import { CoreAdminContext, memoryStore } from 'ra-core';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { makeDataProvider } from '../src/api/data-provider.ts';
import { i18nProvider } from '../src/api/i18n-provider.ts';
import { ApiContext, type OfficeApi } from '../src/api/office-api.ts';
import { MeContext } from '../src/api/session.ts';
import { ShopContext } from '../src/api/shop.ts';
import { resourcesIn } from '../src/resources/definitions.ts';
import { type Office, OfficeContext } from '../src/shell/office.ts';
import { WidgetsContext } from '../src/widgets/use-widgets.ts';

// Compiles the picker now instead of in the first test that needs it; the higher timeout is for busy machines.
await import('../src/references/target-picker.tsx');
configure({ asyncUtilTimeout: 10_000 });

const shop = {
  config: {
    ...config.parse({ shopName: 'Pizzeria Marillo', version: 1 }),
    shopKey: 'test',
    demoAccounts: [],
    appEnvironment: 'test',
    fontUrl: '',
    appVersion: 'test',
  } as InitConfig,
  branches: [] as Branch[],
  divisions: [],
  tags: [],
};
const admin: Me = {
  id: '0199f000-0000-7000-8000-000000000001',
  firstName: 'Luisa',
  lastName: 'Marillo',
  email: 'admin@marillo.example',
  roles: ['ROLE_ADMIN'],
  branches: [],
};

type Options = {
  office: Office;
  api: OfficeApi;
  path: string;
  route: string;
  /** Roles of the user. Default: administrator. */
  roles?: Me['roles'];
  /** Configuration that differs from the defaults. */
  config?: Partial<InitConfig>;
  /** Branches of the business, if the page shows them. */
  branches?: Branch[];
};

/** Renders a page of the office. Default user: administrator. */
export function renderPage(
  page: ReactElement,
  { office, api, path, route, roles = admin.roles, config, branches = shop.branches }: Options,
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const dataProvider = makeDataProvider(api, resourcesIn(office.lists));
  const store = memoryStore();
  const Root = () => (
    <CoreAdminContext {...{ dataProvider, i18nProvider, store }} queryClient={client}>
      <Outlet />
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          { path: route, element: page },
          { path: '*', element: <p>elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <ToastProvider>
      <ApiContext value={api}>
        <ShopContext value={{ ...shop, branches, config: { ...shop.config, ...config } }}>
          <MeContext value={{ ...admin, roles }}>
            <OfficeContext value={office}>
              <WidgetsContext value={office.widgets}>
                <RouterProvider router={router} />
              </WidgetsContext>
            </OfficeContext>
          </MeContext>
        </ShopContext>
      </ApiContext>
    </ToastProvider>,
  );
  return { ...view, router };
}
