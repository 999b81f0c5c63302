import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { NotFound } from '@theke/admin/shell/not-found.tsx';
import { SessionGate } from '@theke/admin/shell/session-gate.tsx';
import type { ReactElement } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { OperationsPage } from './gateway/operations/operations-page.tsx';
import { AccountPage } from './identity/account/account-page.tsx';
import { ApiKeysPage } from './identity/api-keys/api-keys-page.tsx';
import { ConfigPage } from './identity/config/config-page.tsx';
import { LoginLinkPage } from './identity/login/login-link-page.tsx';
import { LoginPage } from './identity/login/login-page.tsx';
import { Logout } from './identity/login/logout.tsx';
import { LogPage } from './identity/logs/log-page.tsx';
import { MailboxPage } from './notifications/mailbox/mailbox-page.tsx';
import { MessagePage } from './notifications/mailbox/message-page.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { officeResources } from './office-resources.ts';
import { BoardPage } from './ordering/board/board-page.tsx';
import { CapacityPage } from './ordering/capacity/capacity-page.tsx';
import { CustomerPage } from './ordering/customers/customer-page.tsx';
import { CustomersPage } from './ordering/customers/customers-page.tsx';
import { HistoryPage } from './ordering/orders/history-page.tsx';
import { MissedPage } from './ordering/orders/missed-page.tsx';
import { OrderPage } from './ordering/orders/order-page.tsx';
import { PaymentProvidersPage } from './payments/payment-providers/payment-providers-page.tsx';
import { PaymentsPage } from './payments/payments/payments-page.tsx';

const ofResources = officeResources.flatMap((office): RouteObject[] => [
  { path: office.resource.name, element: <ListPage key={office.resource.name} office={office} /> },
  { path: `${office.resource.name}/create`, element: <CreatePage key={office.resource.name} office={office} /> },
  { path: `${office.resource.name}/:id`, element: <EditPage key={office.resource.name} office={office} /> },
]);

/** Where the back office lives (PAGE-08). */
export const basename = '/backend';

/** Every screen of the back office, below `/backend`. A data router, because unsaved forms must be able to hold one back. */
export const makeRouter = (root: ReactElement) =>
  createBrowserRouter(
    [
      {
        element: root,
        children: [
          { path: 'login', element: <LoginPage /> },
          { path: 'login-link', element: <LoginLinkPage /> },
          { path: 'logout', element: <Logout /> },
          {
            element: <SessionGate />,
            children: [
              { index: true, element: <Navigate to="/orders" replace /> },
              { path: 'orders', element: <BoardPage /> },
              { path: 'orders/missed', element: <MissedPage /> },
              { path: 'orders/history', element: <HistoryPage /> },
              {
                element: <OfficeFrame />,
                children: [
                  { path: 'orders/:id', element: <OrderPage /> },
                  { path: 'capacity', element: <CapacityPage /> },
                  { path: 'customers', element: <CustomersPage /> },
                  { path: 'customers/:id', element: <CustomerPage /> },
                  ...ofResources,
                  { path: 'messages', element: <MailboxPage /> },
                  { path: 'messages/:id', element: <MessagePage /> },
                  { path: 'account', element: <AccountPage /> },
                  { path: 'payments', element: <PaymentsPage /> },
                  { path: 'config', element: <ConfigPage /> },
                  { path: 'payment-providers', element: <PaymentProvidersPage /> },
                  { path: 'api-keys', element: <ApiKeysPage /> },
                  { path: 'operations', element: <OperationsPage /> },
                  { path: 'logs', element: <LogPage /> },
                  { path: '*', element: <NotFound /> },
                ],
              },
            ],
          },
        ],
      },
    ],
    { basename },
  );
