import './no-eval.ts';
import { placeOf } from '@theke/rules/site/page';
import { federatedApp } from '@theke/ui/federated-app';
import { makeQueryClient } from '@theke/ui/query-client';
import { App } from './app.tsx';
import { FrontdeskApp } from './ordering/frontdesk/frontdesk-app.tsx';

/** The front desk's page is a document of its own: nobody walks from one to the other. */
const Root = () => (placeOf(window.location.pathname) === 'frontdesk' ? <FrontdeskApp /> : <App />);

export const { bootstrap, mount, unmount } = federatedApp({ Root, queryClient: makeQueryClient });
