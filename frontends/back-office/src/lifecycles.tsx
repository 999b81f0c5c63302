import './no-eval.ts';
import { federatedApp } from '@theke/ui/federated-app';
import { makeQueryClient } from '@theke/ui/query-client';
import { lazy, Suspense } from 'react';
import { App } from './app.tsx';

const FrontdeskApp = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-frontdesk" */ './ordering/frontdesk/frontdesk-app.tsx'))
    .FrontdeskApp,
}));

/** The front desk's page is a document of its own: nobody walks from one to the other. */
const Root = () =>
  /^\/frontdesk\/?$/.test(window.location.pathname) ? (
    <Suspense>
      <FrontdeskApp />
    </Suspense>
  ) : (
    <App />
  );

export const { bootstrap, mount, unmount } = federatedApp({ Root, queryClient: makeQueryClient });
