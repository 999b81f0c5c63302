import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { taskDefinitionPage } from './task-definition-page.tsx';

/** Page `/tasks/list` with all tasks, filters, sorting and export, because the engine's path shows the board. */
export const TaskListPage = taskDefinitionPage(ListPage);
