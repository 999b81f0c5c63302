import './no-eval.ts';
import { federatedApp } from '@theke/ui/federated-app';
import { makeQueryClient } from '@theke/ui/query-client';
import { App } from './app.tsx';

export const { bootstrap, mount, unmount } = federatedApp({ Root: App, queryClient: makeQueryClient });
