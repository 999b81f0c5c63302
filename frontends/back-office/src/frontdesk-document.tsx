import './no-eval.ts';
import { startDocument } from '@theke/ui/document-app';
import { makeQueryClient } from '@theke/ui/query-client';
import { FrontdeskApp } from './ordering/frontdesk/frontdesk-app.tsx';

startDocument({ Root: FrontdeskApp, queryClient: makeQueryClient });
