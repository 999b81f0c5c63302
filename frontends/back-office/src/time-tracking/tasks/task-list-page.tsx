import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { taskDefinitionPage } from './task-definition-page.tsx';

/** `/tasks/list`: all tasks, with filters, sorting and export. Where it would stand by its name, the board does. */
export const TaskListPage = taskDefinitionPage(ListPage);
