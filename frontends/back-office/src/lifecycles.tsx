import './no-eval.ts';
import { placeOf } from '@theke/rules/site/page';
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
  placeOf(window.location.pathname) === 'frontdesk' ? (
    <Suspense>
      <FrontdeskApp />
    </Suspense>
  ) : (
    <App />
  );

export const { bootstrap, mount, unmount } = federatedApp({ Root, queryClient: makeQueryClient });
