import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { taskDefinitionPage } from './task-definition-page.tsx';

/** `/tasks/create`. The path of a task's page would take it for an id. */
export const TaskCreatePage = taskDefinitionPage(CreatePage);
