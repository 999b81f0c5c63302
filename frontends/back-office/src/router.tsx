import type { ReactElement } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { AccountPage } from './account/account-page.tsx';
import { ApiKeysPage } from './api-keys/api-keys-page.tsx';
import { BoardPage } from './board/board-page.tsx';
import { CapacityPage } from './capacity/capacity-page.tsx';
import { ConfigPage } from './config/config-page.tsx';
import { CustomerPage } from './customers/customer-page.tsx';
import { CustomersPage } from './customers/customers-page.tsx';
import { CreatePage } from './forms/create-page.tsx';
import { EditPage } from './forms/edit-page.tsx';
import { ListPage } from './lists/list-page.tsx';
import { LoginLinkPage } from './login/login-link-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import { Logout } from './login/logout.tsx';
import { LogPage } from './logs/log-page.tsx';
import { MailboxPage } from './mailbox/mailbox-page.tsx';
import { MessagePage } from './mailbox/message-page.tsx';
import { OperationsPage } from './operations/operations-page.tsx';
import { HistoryPage } from './orders/history-page.tsx';
import { MissedPage } from './orders/missed-page.tsx';
import { OrderPage } from './orders/order-page.tsx';
import { PaymentProvidersPage } from './payment-providers/payment-providers-page.tsx';
import { PaymentsPage } from './payments/payments-page.tsx';
import { officeResources } from './resources/office-resources.ts';
import { NotFound } from './shell/not-found.tsx';
import { OfficeLayout } from './shell/office-layout.tsx';
import { SessionGate } from './shell/session-gate.tsx';

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
                element: <OfficeLayout />,
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
