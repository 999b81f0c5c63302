import { startDocument } from '@theke/ui/document-app';
import { makeQueryClient } from '@theke/ui/query-client';
import { TerminalApp } from './time-tracking/terminal/terminal-app.tsx';

startDocument({ Root: TerminalApp, queryClient: makeQueryClient });
