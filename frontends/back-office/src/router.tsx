import { PaletteHost } from '@theke/admin/palette/palette-host.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import { NotFound } from '@theke/admin/shell/not-found.tsx';
import { SessionGate } from '@theke/admin/shell/session-gate.tsx';
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { SecondStepGate } from './identity/account/second-step-gate.tsx';
import { LoadingFailure } from './loading-failure.tsx';
import { loadingMessages } from './loading-messages.de.ts';
import { OrdersGate } from './ordering/shared/orders-gate.tsx';

/** Base path of the back office (PAGE-08). */
export const basename = '/backend';

// A worker caches the named chunks, for the own-time page offline (`keepsOwnTime` in packages/topology).
const loadOffice = () => import(/* webpackChunkName: "office-frame" */ './office.ts');

const loadPalette = async () => (await import(/* webpackChunkName: "palette" */ './palette.tsx')).OfficePalette;

/** A route whose code is loaded on navigation; the previous page stays until then. */
const lazily = (load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: await load() }),
});
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({ path, ...lazily(load) });

/** A list page for the name in the path; also waits for the list's definition. */
const listed = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => {
    const [Component, { office }] = await Promise.all([load(), loadOffice()]);
    return {
      Component,
      loader: async ({ params }) => {
        const entry = office.lists.find(({ name }) => name === params.resource);
        if (entry) await loadDefinition(entry);
        return null;
      },
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.resource !== nextParams.resource,
    };
  },
});

const login: RouteObject[] = [
  page('login', async () => (await import('./identity/login/login-page.tsx')).LoginPage),
  page('login-link', async () => (await import('./identity/login/login-link-page.tsx')).LoginLinkPage),
  page('logout', async () => (await import('./identity/login/logout.tsx')).Logout),
];

/** Pages with the board's own header. */
const board: RouteObject[] = [
  page('orders', async () => (await import('./ordering/board/board-page.tsx')).BoardPage),
  page('orders/missed', async () => (await import('./ordering/orders/missed-page.tsx')).MissedPage),
  page('orders/history', async () => (await import('./ordering/orders/history-page.tsx')).HistoryPage),
];

/** The page builder: like the board, it has its own header instead of the navigation. */
const builder: RouteObject = {
  ...lazily(
    async () =>
      (await import(/* webpackChunkName: "office-frame" */ './office-without-navigation.tsx')).OfficeWithoutNavigation,
  ),
  children: [page('sites/:id/editor', async () => (await import('./content/builder/builder-page.tsx')).BuilderPage)],
};

/** Pages with the navigation. Lists and forms are found by name. */
const office: RouteObject[] = [
  page('driver', async () => (await import('./ordering/driver/driver-page.tsx')).DriverPage),
  page('table-service', async () => (await import('./ordering/table-service/table-service-page.tsx')).TableServicePage),
  page('table-service/:table', async () => (await import('./ordering/table-service/table-page.tsx')).TablePage),
  page('table-service/:table/round', async () => (await import('./ordering/table-service/round-page.tsx')).RoundPage),
  page('reservations', async () => (await import('./ordering/reservations/reservations-page.tsx')).ReservationsPage),
  page('orders/:id', async () => (await import('./ordering/orders/order-page.tsx')).OrderPage),
  page('products/import', async () => (await import('./catalog/imports/product-import-page.tsx')).ProductImportPage),
  page('tables/import', async () => (await import('./catalog/tables/import/table-import-page.tsx')).TableImportPage),
  page('gift-cards/sell', async () => (await import('./ordering/gift-cards/sell-gift-card-page.tsx')).SellGiftCardPage),
  page('gift-cards/:id', async () => (await import('./ordering/gift-cards/gift-card-page.tsx')).GiftCardPage),
  page('day-closes', async () => (await import('./ordering/day-closes/day-closes-page.tsx')).DayClosesPage),
  page(
    'day-closes/accounts',
    async () => (await import('./ordering/day-closes/booking-accounts-page.tsx')).BookingAccountsPage,
  ),
  page('day-closes/:id', async () => (await import('./ordering/day-closes/day-close-page.tsx')).DayClosePage),
  page(
    'customers/import',
    async () => (await import('./ordering/customers/import/customer-import-page.tsx')).CustomerImportPage,
  ),
  page('delivery-zones', async () => (await import('./ordering/zones/delivery-zones-page.tsx')).DeliveryZonesPage),
  page(
    'delivery-zones/import',
    async () => (await import('./ordering/zones/import/address-import-page.tsx')).AddressImportPage,
  ),
  page('users/import', async () => (await import('./identity/users/import/user-import-page.tsx')).UserImportPage),
  page('capacity', async () => (await import('./ordering/capacity/capacity-page.tsx')).CapacityPage),
  page(
    'customers/create',
    async () => (await import('./ordering/customers/customer-form-page.tsx')).CustomerCreatePage,
  ),
  page(
    'customers/:id/edit',
    async () => (await import('./ordering/customers/customer-form-page.tsx')).CustomerEditPage,
  ),
  page('customers/:id', async () => (await import('./ordering/customers/customer-page.tsx')).CustomerPage),
  page(
    'device-overview',
    async () => (await import('./gateway/device-overview/device-overview-page.tsx')).DeviceOverviewPage,
  ),
  page('bin', async () => (await import('./gateway/bin/bin-page.tsx')).BinPage),
  page('images', async () => (await import('./media/images/images-page.tsx')).ImagesPage),
  page('images/:id', async () => (await import('./media/images/image-page.tsx')).ImagePage),
  page('logs/:id', async () => (await import('./identity/logs/log-page.tsx')).LogPage),
  page(
    'form-messages/:id',
    async () => (await import('./content/form-messages/form-message-page.tsx')).FormMessagePage,
  ),
  page('messages/:id', async () => (await import('./notifications/mailbox/message-page.tsx')).MessagePage),
  page('webhook-deliveries/:id', async () => (await import('./notifications/webhooks/delivery-page.tsx')).DeliveryPage),
  page('account', async () => (await import('./identity/account/account-page.tsx')).AccountPage),
  page('setup', async () => (await import('./identity/setup/setup-page.tsx')).SetupPage),
  page('config', async () => (await import('./identity/config/config-page.tsx')).ConfigPage),
  page(
    'payment-providers',
    async () => (await import('./payments/payment-providers/payment-providers-page.tsx')).PaymentProvidersPage,
  ),
  page('ai-settings', async () => (await import('./ai/settings/ai-settings-page.tsx')).AiSettingsPage),
  page('ai-generations', async () => (await import('./ai/generations/generations-page.tsx')).GenerationsPage),
  page('ai-generations/:id', async () => (await import('./ai/generations/generation-page.tsx')).GenerationPage),
  page('api-keys', async () => (await import('./identity/api-keys/api-keys-page.tsx')).ApiKeysPage),
  page('today', async () => (await import('./analytics/today/today-page.tsx')).TodayPage),
  page('statistics', async () => (await import('./analytics/statistics/statistics-page.tsx')).StatisticsPage),
  page(
    'statistics/products',
    async () => (await import('./analytics/statistics/product-statistics-page.tsx')).ProductStatisticsPage,
  ),
  page(
    'statistics/working',
    async () => (await import('./analytics/statistics/working-statistics-page.tsx')).WorkingStatisticsPage,
  ),
  page('statistics/visits', async () => (await import('./analytics/visits/visits-page.tsx')).VisitsPage),
  page('statistics/people/:id', async () => (await import('./analytics/statistics/person-page.tsx')).PersonPage),
  page(
    'working-activities',
    async () => (await import('./time-tracking/activities/activities-page.tsx')).ActivitiesPage,
  ),
  page(
    'correction-requests',
    async () => (await import('./time-tracking/corrections/corrections-page.tsx')).CorrectionsPage,
  ),
  page(
    'my-time',
    async () =>
      (await import(/* webpackChunkName: "page-my-time" */ './time-tracking/my-time/my-time-page.tsx')).MyTimePage,
  ),
  page('absences', async () => (await import('./time-tracking/absences/absences-page.tsx')).AbsencesPage),
  page('time-sheets', async () => (await import('./time-tracking/sheets/month-page.tsx')).MonthPage),
  page('team-month', async () => (await import('./time-tracking/team-month/team-month-page.tsx')).TeamMonthPage),
  page('booked-time', async () => (await import('./time-tracking/booked-time/booked-time-page.tsx')).BookedTimePage),
  page('tasks', async () => (await import('./time-tracking/tasks/tasks-page.tsx')).TasksPage),
  page('tasks/list', async () => (await import('./time-tracking/tasks/task-list-page.tsx')).TaskListPage),
  page('tasks/create', async () => (await import('./time-tracking/tasks/task-create-page.tsx')).TaskCreatePage),
  page('tasks/:id', async () => (await import('./time-tracking/tasks/task-page.tsx')).TaskPage),
  page('tasks/:id/edit', async () => (await import('./time-tracking/tasks/task-edit-page.tsx')).TaskEditPage),
  page('working-schedules', async () => (await import('./time-tracking/planning/planning-page.tsx')).PlanningPage),
  page('operations', async () => (await import('./gateway/operations/operations-page.tsx')).OperationsPage),
  page('digital-signage-devices', async () => (await import('./signage/tvs/fleet-page.tsx')).FleetPage),
  page(
    'digital-signage-devices/create',
    async () => (await import('./signage/tvs/tv-definition-page.tsx')).TvCreatePage,
  ),
  page('digital-signage-devices/:id', async () => (await import('./signage/tvs/tv-page.tsx')).TvPage),
  page(
    'digital-signage-devices/:id/edit',
    async () => (await import('./signage/tvs/tv-definition-page.tsx')).TvEditPage,
  ),
  listed(':resource', async () => (await import('@theke/admin/resources/resource-list.tsx')).ResourceList),
  listed(':resource/create', async () => (await import('@theke/admin/resources/resource-create.tsx')).ResourceCreate),
  listed(':resource/:id', async () => (await import('@theke/admin/resources/resource-edit.tsx')).ResourceEdit),
  { path: '*', element: <NotFound /> },
];

/** Router for all pages below `/backend`. A data router, because only these can block navigation for unsaved forms. */
export const makeRouter = () =>
  createBrowserRouter(
    [
      {
        ...lazily(async () => (await import(/* webpackChunkName: "office-root" */ './office-root.tsx')).OfficeRoot),
        HydrateFallback: () => null,
        ErrorBoundary: LoadingFailure,
        children: [
          ...login,
          {
            element: <SessionGate />,
            children: [
              {
                element: (
                  <SecondStepGate>
                    <PaletteHost load={loadPalette} loadFailed={loadingMessages.palette} />
                  </SecondStepGate>
                ),
                children: [
                  { index: true, ...lazily(async () => (await import('./identity/start/start-page.tsx')).StartPage) },
                  // Path in the specification.
                  { path: 'dashboard', element: <Navigate to="/today" replace /> },
                  { element: <OrdersGate />, children: board },
                  builder,
                  {
                    ...lazily(
                      async () =>
                        (await import(/* webpackChunkName: "office-frame" */ './office-frame.tsx')).OfficeFrame,
                    ),
                    children: office,
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    { basename },
  );
